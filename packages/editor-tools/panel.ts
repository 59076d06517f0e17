import type { ComponentType } from 'react'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'

/** The loaders of all panels, for an editor that loads them ahead so that it works offline. */
export const loadPanels: (() => Promise<unknown>)[] = []

/** A panel that is loaded when it is first opened, so that its code does not delay the start of the editor. */
export const panel = (load: () => Promise<ComponentType<PanelProps>>) => {
  const Panel = lazyComponent(load)
  loadPanels.push(Panel.preload)
  return Panel
}
