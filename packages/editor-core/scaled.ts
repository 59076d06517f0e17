const NUMBER = '-?(?:\\d+(?:\\.\\d+)?|\\.\\d+)'
const NUMBERS = new RegExp(NUMBER, 'g')
const COMMAND = /([a-z])([^a-z]*)/gi
/** Arguments of an arc: two radii, an angle, two flags that need no separator, and the end point. */
const ARC = new RegExp(
  [NUMBER, NUMBER, NUMBER, '[01]', '[01]', NUMBER, NUMBER].map((one) => `(${one})`).join('[\\s,]*'),
  'g',
)

const times = (text: string, factor: number): string =>
  String(Math.round(Number(text) * factor * 1000) / 1000)
const all = (numbers: string, factor: number): string =>
  (numbers.match(NUMBERS) ?? []).map((one) => times(one, factor)).join(' ')

/** Scales a path. */
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

/** Scales the lengths among the attributes of any shape. */
export const scaledShape = (attributes: Attributes, factor: number): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const text = String(value)
      if (name === 'd') return [name, scaledPath(text, factor)]
      if (name === 'points') return [name, all(text, factor)]
      return [name, /^-?[\d.]+$/.test(text) ? times(text, factor) : value]
    }),
  )
