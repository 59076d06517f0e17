const NUMBER = '-?(?:\\d+(?:\\.\\d+)?|\\.\\d+)'
const NUMBERS = new RegExp(NUMBER, 'g')
const COMMAND = /([a-z])([^a-z]*)/gi
/** Two radii, an angle, two flags that may stand without a gap, and where to. */
const ARC = new RegExp(
  [NUMBER, NUMBER, NUMBER, '[01]', '[01]', NUMBER, NUMBER].map((one) => `(${one})`).join('[\\s,]*'),
  'g',
)

const times = (text: string, factor: number): string =>
  String(Math.round(Number(text) * factor * 1000) / 1000)
const all = (numbers: string, factor: number): string =>
  (numbers.match(NUMBERS) ?? []).map((one) => times(one, factor)).join(' ')

/** A path in other units. */
export const scaledPath = (path: string, factor: number): string =>
  path.replace(COMMAND, (_, command: string, numbers: string) => {
    if (command !== 'a' && command !== 'A') return command + all(numbers, factor)
    const arcs = [...numbers.matchAll(ARC)].map(([, rx = '', ry = '', angle, large, sweep, x = '', y = '']) =>
      [times(rx, factor), times(ry, factor), angle, large, sweep, times(x, factor), times(y, factor)].join(
        ' ',
      ),
    )
    return command + arcs.join(' ')
  })

type Attributes = Record<string, string | number | undefined>

/** The same for any shape: what is no length stays. */
export const scaledShape = (attributes: Attributes, factor: number): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const text = String(value)
      if (name === 'd') return [name, scaledPath(text, factor)]
      if (name === 'points') return [name, all(text, factor)]
      return [name, /^-?[\d.]+$/.test(text) ? times(text, factor) : value]
    }),
  )
