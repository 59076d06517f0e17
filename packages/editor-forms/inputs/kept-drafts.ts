import { createContext, useContext, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { Editor } from '#packages/editor-core/editor.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { holdBack, useHolding } from '#packages/ui/held-back.ts'

/** Where a field stands: in an entry, or of the section itself. */
export interface DraftPlace {
  section: string
  item?: string
  field: string
}

interface Keeper {
  /** `beside`: what the document had there. */
  keep(part: string, draft: unknown, beside: unknown): void
  take(part: string): unknown
  /** What the document has there now. */
  value(): unknown
  show(): void
}

interface Kept {
  draft: unknown
  release(): void
}

/** What the fields of closed forms could not hand on. */
const kept = new WeakMap<Editor, Map<string, Kept>>()

/** Those that nobody has open any more: what their fields held back was given up. */
const closed = new WeakSet<Editor>()

/** Undefined where the section or the entry is not there. */
const holderAt = (editor: Editor, { section, item }: DraftPlace): object | undefined => {
  const { document } = editor.state.getState()
  const at = document.sections.find(({ id }) => id === section)
  return item ? at?.items.find(({ id }) => id === item)?.data : at
}

const keeperAt = (editor: Editor, place: DraftPlace): Keeper => {
  const drafts = kept.get(editor) ?? new Map<string, Kept>()
  kept.set(editor, drafts)
  const keyOf = (part: string) => `${place.section} ${place.item ?? ''} ${place.field} ${part}`
  const value = () => (holderAt(editor, place) as Record<string, unknown> | undefined)?.[place.field]
  const show = async () => {
    const { jumpTo } = await import('#packages/editor-core/jump.ts')
    jumpTo(editor, place, true)
  }
  const take = (part: string) => {
    const left = drafts.get(keyOf(part))
    drafts.delete(keyOf(part))
    left?.release()
    return left?.draft
  }
  return {
    keep: (part, draft, beside) => {
      if (closed.has(editor)) return
      const stood = JSON.stringify(beside)
      let held: (() => void) | undefined
      const letGo = () => {
        held?.()
        held = undefined
      }
      const look = () => {
        // Deleted with its entry, it may come back with it.
        if (!holderAt(editor, place)) letGo()
        // Undone or changed elsewhere: then it is over, as in an open form.
        else if (JSON.stringify(value()) !== stood) take(part)
        else held ??= holdBack({ show })
      }
      const stop = editor.state.subscribe((now, before) => now.document !== before.document && look())
      drafts.set(keyOf(part), {
        draft,
        release: () => {
          stop()
          letGo()
        },
      })
      look()
    },
    take,
    value,
    show,
  }
}

/** Whoever leaves an editor was asked: what it held back is over, and nothing says so of the next document. */
export const useForgettingDrafts = (): void => {
  const editor = useEditor()
  useEffect(() => {
    closed.delete(editor)
    return () => {
      closed.add(editor)
      for (const { release } of kept.get(editor)?.values() ?? []) release()
      kept.delete(editor)
    }
  }, [editor])
}

const KeeperContext = createContext<Keeper | undefined>(undefined)

/** Fields in it keep what they hold back when their form is closed, and have it again when it is opened. */
export const KeptDrafts = KeeperContext.Provider

export const useKeeperAt = ({ section, item, field }: DraftPlace): Keeper => {
  const editor = useEditor()
  return useMemo(
    () => keeperAt(editor, { section, ...(item ? { item } : {}), field }),
    [editor, section, item, field],
  )
}

interface HeldDraft<Draft> {
  /** Of a field with several. */
  part: string
  /** What the document could not take, or has not taken yet. */
  draft: Draft | undefined
  /** Whether it is held back by now, not only still being written. */
  holds: boolean
  /** Shows again what was held back when the form was closed. */
  restore(draft: Draft): void
  giveUp?(): (() => void) | undefined
}

/** Tells of what is held back, and keeps it in its place once its form is closed. */
export const useHeldDraft = <Draft>({ part, draft, holds, restore, giveUp }: HeldDraft<Draft>): void => {
  const keeper = useContext(KeeperContext)
  useHolding(holds, { ...(giveUp ? { giveUp } : {}), show: keeper?.show })
  const latest = useEffectEvent(() => draft)
  const bringBack = useEffectEvent(restore)
  const beside = useRef<unknown>(undefined)
  useEffect(() => {
    if (draft !== undefined) beside.current = keeper?.value()
  }, [draft, keeper])
  useEffect(() => {
    if (!keeper) return
    const left = keeper.take(part)
    if (left !== undefined) bringBack(left as Draft)
    return () => {
      const now = latest()
      if (now !== undefined) keeper.keep(part, now, beside.current)
    }
  }, [keeper, part])
}
