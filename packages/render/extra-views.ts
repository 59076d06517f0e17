import type { ComponentType, CSSProperties } from 'react'
import type { Document } from '#packages/document/schema.ts'
import type { Look } from '#packages/layout/box.ts'
import type { Node } from '#packages/sections/node.ts'

interface NodeProps<N extends Node['node']> {
  node: Extract<Node, { node: N }>
  outer: CSSProperties
}

export interface SlidesProps {
  document: Document
  limit?: number | undefined
  /** Told with the section of each page: one that is too full for a slide has several. */
  onCount?: ((pages: number, runs: readonly string[]) => void) | undefined
}

interface ExtraViews {
  table: ComponentType<NodeProps<'table'>>
  chart: ComponentType<NodeProps<'chart'>>
  slides: ComponentType<SlidesProps>
  widest(look: Look, text: string): CSSProperties
}

/**
 * Views that only Word documents and presentations need. `document-parts.tsx` registers them, together with their
 * kinds.
 */
export const extraViews: Partial<ExtraViews> = {}
