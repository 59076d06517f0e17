import type { Finding } from '#packages/render/check/finding.ts'

const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Long contents come page by page; what stands on a later one is waited for, though not for ever. */
const MOST_WAITS = 60

/** Paper is white in the dark, too. */
const MARK = '2px solid #8e2b3d'

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` [data-${name}="${CSS.escape(value)}"]`

/** Where it stands on its page: pages are windows on one flow, so that each holds everything. */
const placeOf = async ({ section, item, field, box }: Finding) => {
  for (let waits = 0; waits < MOST_WAITS; waits += 1) {
    await painted()
    const sheet = document.querySelectorAll('[data-reading] .hj-page')[box.page]
    const found =
      sheet?.querySelector<HTMLElement>(
        attribute('id', section) + attribute('item', item) + attribute('field', field),
      ) ?? sheet?.querySelector<HTMLElement>(attribute('id', section))
    if (found) return found
  }
  return undefined
}

/** Brings it into sight and marks it; the answer takes the mark away. */
export const goToFault = async (finding: Finding): Promise<() => void> => {
  const place = await placeOf(finding)
  const desk = place?.closest('[data-reading]')
  if (!place || !desk) return () => undefined
  // On a phone the pages may be out of sight themselves.
  desk.parentElement?.scrollIntoView({ block: 'nearest' })
  const [at, around] = [place.getBoundingClientRect(), desk.getBoundingClientRect()]
  desk.scrollBy({ top: at.top - around.top - (around.height - at.height) / 2 })
  place.style.outline = MARK
  place.style.outlineOffset = '3px'
  return () => {
    place.style.outline = ''
    place.style.outlineOffset = ''
  }
}
