import { useEffect, useEffectEvent } from 'react'
import type { Selection } from '#packages/editor-core/editor.ts'
import { selectionAt } from '#packages/editor-core/page-elements.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { useStage } from './use-stage.ts'

/** The empty ground of a slide is the slide's. */
const slideAt = (target: Element): Selection | undefined => {
  const section = target.closest<HTMLElement>('[data-run]')?.dataset.run
  return section === undefined ? undefined : { section }
}

/** Clicks, double clicks and the pointer's way over the pages. */
export const usePagePointer = () => {
  const editor = useEditor()
  const { scroller, root, keys, state, write } = useStage()

  const clicked = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element
    const onPage = root.current?.contains(target) === true
    // Links on the page are text here; they work in the preview and in the file.
    if (onPage) event.preventDefault()
    if (target.closest('[data-inline-input]') || event.detail > 1) return
    const selection = onPage ? (selectionAt(target) ?? slideAt(target)) : undefined
    if (selection) {
      if (keys.current) {
        // After a click the frame is sign enough; a ring is for keys.
        keys.current.dataset.quiet = ''
        keys.current.focus({ preventScroll: true })
      }
      editor.select(selection, 'page')
      editor.show({ right: 'section' })
    } else if (onPage || target.contains(root.current)) {
      editor.select(undefined, 'page')
      if (onPage) editor.show({ right: 'page' })
    }
  })
  const doubleClicked = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element
    const selection = root.current?.contains(target) ? selectionAt(target) : undefined
    if (!selection || target.closest('[data-inline-input]')) return
    event.preventDefault()
    // A text that is rendered differently than stored is edited in the form, which has the focus already.
    if (!write(selection, { x: event.clientX, y: event.clientY }))
      editor.show({ phone: 'content', left: { pane: 'content', form: true } })
  })
  const moved = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    const target = event.target as Element
    const hovered = target.closest<HTMLElement>('[data-id]')?.dataset.id ?? slideAt(target)?.section
    if (hovered !== state.getState().hovered) state.setState({ hovered })
  })

  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const abort = new AbortController()
    const { signal } = abort
    box.addEventListener('click', (event) => clicked(event), { signal })
    box.addEventListener('dblclick', (event) => doubleClicked(event), { signal })
    box.addEventListener('pointermove', (event) => moved(event), { signal, passive: true })
    box.addEventListener('pointerleave', () => state.setState({ hovered: undefined }), { signal })
    // Pictures and links of the page are not to be dragged out of it.
    root.current?.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
    return () => abort.abort()
  }, [scroller, root, state])
}
