import { useEffect, useState } from 'react'
import type { Section } from '#packages/document/schema.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { drawnPart, drawnSection, drawnSlots } from './drawn-section.ts'
import { groundUnder } from './ground-under.ts'
import { type Inherited, readStyle } from './inherited-style.ts'

export interface Drawn {
  /** The values that the page shows in the part, in the terms of the setters. */
  values: Inherited
  /** The background of its text, as `#rrggbb`. */
  ground: string | undefined
  /** The slots that the section really has. */
  slots: string[]
  /** Whether the part contains lists or pictures. */
  holds: { list: boolean; image: boolean }
  /** Pixels between entries; undefined where their layout leaves none to set. */
  entryGap: number | undefined
  /** The space that the layout itself adds between entries. */
  layoutGap: number
}

const NOTHING: Drawn = {
  values: {},
  ground: undefined,
  slots: [],
  holds: { list: false, image: false },
  entryGap: undefined,
  layoutGap: 0,
}

const gapsOf = (section: Element): Pick<Drawn, 'entryGap' | 'layoutGap'> => {
  const [first, second] = section.querySelectorAll('[data-slot="item"]')
  // A line that runs through the entries would break in a gap.
  if (!first || !second || section.querySelector('[data-slot="line"]'))
    return { entryGap: undefined, layoutGap: 0 }
  const around = second.parentElement && getComputedStyle(second.parentElement)
  const inRows = around?.display === 'grid' || around?.display === 'flex'
  const layoutGap = inRows ? Number.parseFloat(around?.rowGap ?? '') || 0 : 0
  const { marginTop } = getComputedStyle(second)
  const { marginBottom } = getComputedStyle(first)
  const [above, below] = [Number.parseFloat(marginTop) || 0, Number.parseFloat(marginBottom) || 0]
  // Margins of blocks fall together, those of cells do not.
  const margin = inRows ? above + below : Math.max(above, below)
  return { entryGap: Math.round(margin + layoutGap), layoutGap }
}

const look = (id: string, slot: string, item: string | undefined): Drawn => {
  const section = drawnSection(id)
  if (!section) return NOTHING
  const part = drawnPart(section, slot, item) ?? section
  return {
    values: readStyle(part, section),
    ground: groundUnder(part),
    slots: drawnSlots(section),
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
export const useDrawn = (section: Section['id'], slot: string, item?: string): Drawn => {
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
