type Point = readonly [x: number, y: number]

const WASHES = 11
const FLOOR = 240

/** A soft line through the points: each bend leans on its neighbours. */
const softLine = (points: readonly Point[]): string =>
  points
    .slice(0, -1)
    .map((from, at) => {
      const to = points[at + 1] ?? from
      const before = points[at - 1] ?? from
      const after = points[at + 2] ?? to
      const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
      const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
      return `C${[...first, ...second, ...to].map(Math.round).join(' ')}`
    })
    .join('')

const startOf = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`

/**
 * A ridge in ink: washes laid over each other from the crest down, each reaching further, so that it is darkest
 * at the crest and goes out into mist. Washes are plain paths, which every output can draw.
 */
const ridge = (points: readonly Point[], reach: number, opacity: number) => {
  const end = points.at(-1)?.[0] ?? 0
  return Array.from({ length: WASHES }, (_, at) => {
    const share = (at + 1) / WASHES
    const foot = points.map(([x, y]): Point => {
      // The foot is calmer than the crest, and meets it where the ridge runs out.
      const calm = (FLOOR - y) * 0.3 * share
      return [x, y + (reach * share ** 1.2 + calm) * Math.min(1, (end - x) / 170)]
    })
    const back = foot.toReversed()
    const [crest = [0, 0], last = [0, 0]] = [points[0], back[0]]
    return { d: `M${startOf(crest)}${softLine(points)}L${startOf(last)}${softLine(back)}z`, opacity }
  })
}

const far: readonly Point[] = [
  [0, 112],
  [30, 100],
  [60, 70],
  [82, 58],
  [104, 72],
  [136, 102],
  [162, 100],
  [190, 64],
  [210, 34],
  [224, 24],
  [240, 36],
  [264, 76],
  [298, 98],
  [332, 106],
  [370, 134],
  [414, 148],
  [462, 178],
  [520, 204],
  [590, 238],
]
const middle: readonly Point[] = [
  [0, 160],
  [26, 150],
  [54, 120],
  [74, 108],
  [94, 120],
  [126, 150],
  [158, 152],
  [186, 130],
  [204, 118],
  [224, 130],
  [254, 160],
  [300, 176],
  [348, 196],
  [404, 214],
  [470, 240],
]
const near: readonly Point[] = [
  [0, 206],
  [36, 190],
  [78, 178],
  [116, 184],
  [154, 204],
  [200, 206],
  [244, 200],
  [284, 208],
  [332, 226],
  [392, 240],
]

/** Hills in three washes, high at the left and running out to the right. */
export const landscape = [...ridge(far, 92, 0.036), ...ridge(middle, 78, 0.052), ...ridge(near, 48, 0.085)]
