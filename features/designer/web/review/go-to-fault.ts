import type { Finding } from '#packages/render/check/finding.ts'

const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Pages of long contents render one by one; the page of the fault is awaited for this many frames. */
const MAX_WAITS = 60

/** A fixed colour, because pages are white in the dark theme too. */
const MARK = '2px solid #8e2b3d'

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` [data-${name}="${CSS.escape(value)}"]`

/** The element of a finding on its page. Every page contains the whole flow and clips the rest. */
const placeOf = async ({ section, item, field, box }: Finding) => {
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
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

/** Scrolls to a finding and marks it; the returned function removes the mark. */
export const goToFault = async (finding: Finding): Promise<() => void> => {
  const place = await placeOf(finding)
  const scroller = place?.closest('[data-reading]')
  if (!place || !scroller) return () => undefined
  // On a phone the pages themselves may be scrolled out of view.
  scroller.parentElement?.scrollIntoView({ block: 'nearest' })
  const [at, around] = [place.getBoundingClientRect(), scroller.getBoundingClientRect()]
  scroller.scrollBy({ top: at.top - around.top - (around.height - at.height) / 2 })
  place.style.outline = MARK
  place.style.outlineOffset = '3px'
  return () => {
    place.style.outline = ''
    place.style.outlineOffset = ''
  }
}
