/** `npm run test:long` walks everything; without it a run stays short and walks a part. */
export const isLong = process.env.HUAJIAN_LONG === '1'

/** `npm run test:quick` leaves PostgreSQL out and walks these journeys only: one through each part of the product. */
export const isQuick = process.env.HUAJIAN_QUICK === '1'

export const smokeJourneys = [
  'accounts',
  'admin',
  'ai-editor',
  'builder',
  'content',
  'documents',
  'gallery',
  'home',
  'membership',
  'my-resumes',
  'never-lost',
  'routes',
  'sharing',
  'slides-file',
  'switches',
].map((name) => `test/journeys/${name}.browser.test.ts`)

/** All of them in the long run, else each so manieth. */
export const eachOf = <One>(all: readonly One[], step: number): One[] =>
  isLong ? [...all] : all.filter((_, at) => at % step === 0)
