import { useEffect, useState } from 'react'
import type { Section } from '#packages/document/schema.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { groundUnder } from './ground-under.ts'
import { type Inherited, readStyle } from './inherited-style.ts'
import { partOnPage, sectionOnPage, slotsOnPage } from './section-on-page.ts'

export interface PartOnPage {
  /** The computed style of the part as setter values. */
  values: Inherited
  /** The background of its text, as `#rrggbb`. */
  ground: string | undefined
  /** The rendered slots of the section. */
  slots: string[]
  /** Whether the part contains lists or pictures. */
  holds: { list: boolean; image: boolean }
  /** Pixels between entries; undefined if the layout does not allow a gap. */
  entryGap: number | undefined
  /** The space that the layout itself adds between entries. */
  layoutGap: number
}

const NOTHING: PartOnPage = {
  values: {},
  ground: undefined,
  slots: [],
  holds: { list: false, image: false },
  entryGap: undefined,
  layoutGap: 0,
}

const gapsOf = (section: Element): Pick<PartOnPage, 'entryGap' | 'layoutGap'> => {
  const [first, second] = section.querySelectorAll('[data-slot="item"]')
  // A gap would interrupt a line that runs through the entries.
  if (!first || !second || section.querySelector('[data-slot="line"]'))
    return { entryGap: undefined, layoutGap: 0 }
  const around = second.parentElement && getComputedStyle(second.parentElement)
  const inRows = around?.display === 'grid' || around?.display === 'flex'
  const layoutGap = inRows ? Number.parseFloat(around?.rowGap ?? '') || 0 : 0
  const { marginTop } = getComputedStyle(second)
  const { marginBottom } = getComputedStyle(first)
  const [above, below] = [Number.parseFloat(marginTop) || 0, Number.parseFloat(marginBottom) || 0]
  // Margins of blocks collapse, those of grid cells do not.
  const margin = inRows ? above + below : Math.max(above, below)
  return { entryGap: Math.round(margin + layoutGap), layoutGap }
}

const look = (id: string, slot: string, item: string | undefined): PartOnPage => {
  const section = sectionOnPage(id)
  if (!section) return NOTHING
  const part = partOnPage(section, slot, item) ?? section
  return {
    values: readStyle(part, section),
    ground: groundUnder(part),
    slots: slotsOnPage(section),
    holds: {
      list: part.querySelector('[data-role="li"]') !== null,
      image: part.matches('img') || part.querySelector('img') !== null,
    },
    ...gapsOf(section),
  }
}

const PAUSE_MS = 200

/**
 * The values that the page shows in a part. They are read when the panel opens and at a pause after a change, since
 * reading the layout at every key would slow down typing.
 */
export const usePartOnPage = (section: Section['id'], slot: string, item?: string): PartOnPage => {
  const editor = useEditor()
  const [drawn, setDrawn] = useState(NOTHING)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () =>
      setDrawn((before) => {
        const now = look(section, slot, item)
        return JSON.stringify(before) === JSON.stringify(now) ? before : now
      })
    const frame = requestAnimationFrame(read)
    let seen = editor.renderState.getState().document
    const stop = editor.renderState.subscribe(({ document: now, preview }) => {
      if (now === seen || preview) return
      seen = now
      clearTimeout(timer)
      timer = setTimeout(read, PAUSE_MS)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      stop()
    }
  }, [editor, section, slot, item])
  return drawn
}
