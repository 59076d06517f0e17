/** `npm run test:long` tests everything; otherwise a run is short and tests samples. */
export const isLong = process.env.HUAJIAN_LONG === '1'

/** `npm run test:quick` leaves PostgreSQL out and runs only these journeys: one through each part of the product. */
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

/** Everything in a long run, otherwise every nth element. */
export const sampleEvery = <One>(all: readonly One[], step: number): One[] =>
  isLong ? [...all] : all.filter((_, at) => at % step === 0)
