import { createContext, useContext, useEffect, useEffectEvent, useMemo } from 'react'
import { holdBack, useHolding } from '#packages/ui/held-back.ts'
import type { Editor } from '../editor.ts'
import { useEditor } from '../use-editor.tsx'

/** Where a field stands: in an entry, or of the section itself. */
export interface DraftPlace {
  section: string
  item?: string
  field: string
}

interface Keeper {
  keep(part: string, draft: unknown): void
  take(part: string): unknown
  show(): void
}

/** What the fields of closed forms could not hand on. */
const kept = new WeakMap<Editor, Map<string, { draft: unknown; release(): void }>>()

const valueAt = (editor: Editor, { section, item, field }: DraftPlace): unknown => {
  const { document } = editor.state.getState()
  const at = document.sections.find(({ id }) => id === section)
  return item ? at?.items.find(({ id }) => id === item)?.data[field] : at?.[field as keyof typeof at]
}

const keeperAt = (editor: Editor, place: DraftPlace): Keeper => {
  const drafts = kept.get(editor) ?? new Map<string, { draft: unknown; release(): void }>()
  kept.set(editor, drafts)
  const keyOf = (part: string) => `${place.section} ${place.item ?? ''} ${place.field} ${part}`
  const show = async () => {
    const { jumpTo } = await import('../tools/jump.ts')
    jumpTo(editor, place, true)
  }
  const take = (part: string) => {
    const left = drafts.get(keyOf(part))
    drafts.delete(keyOf(part))
    left?.release()
    return left?.draft
  }
  return {
    keep: (part, draft) => {
      const value = valueAt(editor, place)
      const released = holdBack({ show })
      // Undone, changed elsewhere or deleted with its entry: then it is over, as in an open form.
      const stop = editor.state.subscribe(() => {
        if (valueAt(editor, place) !== value) take(part)
      })
      drafts.set(keyOf(part), {
        draft,
        release: () => {
          released()
          stop()
        },
      })
    },
    take,
    show,
  }
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
  giveUp?(): boolean
}

/** Tells of what is held back, and keeps it in its place once its form is closed. */
export const useHeldDraft = <Draft>({ part, draft, holds, restore, giveUp }: HeldDraft<Draft>): void => {
  const keeper = useContext(KeeperContext)
  useHolding(holds, { ...(giveUp ? { giveUp } : {}), show: keeper?.show })
  const latest = useEffectEvent(() => draft)
  const bringBack = useEffectEvent(restore)
  useEffect(() => {
    if (!keeper) return
    const left = keeper.take(part)
    if (left !== undefined) bringBack(left as Draft)
    return () => {
      const now = latest()
      if (now !== undefined) keeper.keep(part, now)
    }
  }, [keeper, part])
}
