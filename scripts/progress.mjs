// Plain JavaScript that Node 20 runs: the installation reports with it before Node 24 is there.

/**
 * Runs a step of a start or a build and reports it on `stream`: on a terminal one line that counts the seconds,
 * elsewhere a line before it and one after it. A step that fails leaves no line behind.
 * @template Result
 * @param {{ doing: string, done: string, stream?: NodeJS.WriteStream }} words
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export const runStep = async ({ doing, done, stream = process.stdout }, work) => {
  const startedAt = performance.now()
  const seconds = () => `${Math.round((performance.now() - startedAt) / 1000)} s`
  const clear = stream.isTTY ? '\r\x1b[K' : ''
  const draw = () => stream.write(`${clear}${doing}… ${seconds()}`)
  if (stream.isTTY) draw()
  else stream.write(`${doing}…\n`)
  const timer = stream.isTTY ? setInterval(draw, 1000) : undefined
  try {
    const result = await work()
    stream.write(`${clear}✓ ${done} (${seconds()})\n`)
    return result
  } catch (error) {
    stream.write(clear)
    throw error
  } finally {
    clearInterval(timer)
  }
}
