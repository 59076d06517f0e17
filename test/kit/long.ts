/** `npm run test:long` walks everything; without it a run stays short and walks a part. */
export const isLong = process.env.HUAJIAN_LONG === '1'

/** All of them in the long run, else each so manieth. */
export const eachOf = <One>(all: readonly One[], step: number): One[] =>
  isLong ? [...all] : all.filter((_, at) => at % step === 0)
