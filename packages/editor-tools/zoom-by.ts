import { stepped } from '#packages/editor-canvas/zoom.ts'
import type { Editor } from '#packages/editor-core/editor.ts'
import { stagePages } from '#packages/editor-core/stage-pages.ts'
import { geometryOf } from '#packages/render/geometry.ts'

/** A step from what is seen: `width` and `page` are no numbers, but the drawn page has a size. */
export const zoomBy = (editor: Editor, by: 1 | -1): void => {
  const { zoom, document } = editor.state.getState()
  const [page] = stagePages()
  const drawn = page ? page.getBoundingClientRect().width / geometryOf(document.page).width : 1
  editor.show({ zoom: stepped(typeof zoom === 'number' ? zoom : drawn, by) })
}
