import { useEffect, useRef, useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { selectionAt } from '#packages/editor-core/page-elements.ts'
import { isPlace, type Note, type NotePlace } from '#packages/editor-forms/notes/note.ts'

const marked = (stage: HTMLElement, { section, item, field }: NotePlace): HTMLElement[] => {
  if (section === undefined) return []
  const inside = field === undefined ? '' : ` [data-item="${item}"][data-field="${field}"]`
  return [...stage.querySelectorAll<HTMLElement>(`[data-id="${section}"]${inside}`)]
}

/** The first visible element: every window renders the whole flow, and its page clips it. */
const seenOf = (stage: HTMLElement, place: NotePlace): HTMLElement | undefined =>
  marked(stage, place).find((element) => {
    const page = element.closest('[data-page]')?.getBoundingClientRect()
    return page && [...element.getClientRects()].some((box) => box.left < page.right && box.right > page.left)
  })

export interface PlacePick {
  stage: React.RefObject<HTMLDivElement | null>
  place: NotePlace
  /** Whether notes cover the pages, as on a phone. */
  shown: boolean
  show(shown: boolean): void
  choose(place: NotePlace): void
}

/** The place of a note: selected by a click on the page or from the list. Places with notes are marked. */
export const usePlacePick = (enabled: boolean, document: Document, notes: readonly Note[]): PlacePick => {
  const stage = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<NotePlace>({})
  const [shown, show] = useState(false)

  useEffect(() => {
    const box = stage.current
    if (!enabled || !box) return
    const clicked = (event: MouseEvent) => {
      const target = event.target as Element
      if (!target.closest('[data-page]')) return
      // Links work in the file; here a click selects their text.
      event.preventDefault()
      const found = selectionAt(target)
      if (!found) return
      const { section, item, field } = found
      const picked = item !== undefined && field !== undefined ? { section, item, field } : { section }
      setPlace(isPlace(document, picked) ? picked : { section })
      show(true)
    }
    box.addEventListener('click', clicked)
    return () => box.removeEventListener('click', clicked)
  }, [enabled, document])

  useEffect(() => {
    const box = stage.current
    if (!enabled || !box) return
    const paint = () => {
      for (const old of box.querySelectorAll('[data-noted]')) old.removeAttribute('data-noted')
      for (const note of notes)
        if (note.state === 'open')
          for (const element of marked(box, note.place)) element.dataset.noted = 'open'
      for (const element of marked(box, place)) element.dataset.noted = 'picked'
    }
    paint()
    // Pages are added and removed while fonts load.
    const watch = new MutationObserver(paint)
    const root = box.querySelector('.hj-doc')
    if (root) watch.observe(root, { childList: true })
    return () => watch.disconnect()
  }, [enabled, notes, place])

  const choose = (next: NotePlace) => {
    setPlace(next)
    const box = stage.current
    if (!box) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    seenOf(box, next)?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' })
  }
  return { stage, place, shown, show, choose }
}
