import { useEffect, useEffectEvent } from 'react'
import type { Selection } from '#packages/editor-core/editor.ts'
import { selectionAt } from '#packages/editor-core/page-elements.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { useStage } from './use-stage.ts'

/** A click on the background of a slide selects the slide. */
const slideAt = (target: Element): Selection | undefined => {
  const section = target.closest<HTMLElement>('[data-run]')?.dataset.run
  return section === undefined ? undefined : { section }
}

/** Handles clicks, double clicks and hovering on the pages. */
export const usePagePointer = () => {
  const editor = useEditor()
  const { scroller, root, keys, state, write } = useStage()

  const clicked = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element
    const onPage = root.current?.contains(target) === true
    // Links do not work in the editor, only in the preview and the file.
    if (onPage) event.preventDefault()
    if (target.closest('[data-inline-input]') || event.detail > 1) return
    const selection = onPage ? (selectionAt(target) ?? slideAt(target)) : undefined
    if (selection) {
      if (keys.current) {
        // The focus ring is only for the keyboard.
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
    // A text that is rendered differently than stored is edited in the form, which already has the focus.
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
    // Pictures and links must not be dragged out of the page.
    root.current?.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
    return () => abort.abort()
  }, [scroller, root, state])
}
