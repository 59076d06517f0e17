import { createContext, useContext, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { DraftPlace } from '#packages/editor-core/invalid-drafts.ts'
import { useEditor, useOptionalEditor } from '#packages/editor-core/use-editor.tsx'

/** The invalid drafts of one field, which outlive its form. */
interface FieldDrafts {
  /** `value`: the stored value when the draft was written. */
  store(part: string, draft: unknown, value: unknown): void
  take(part: string): unknown
  value(): unknown
  show(): void
}

const FieldDraftsContext = createContext<FieldDrafts | undefined>(undefined)

/** Inputs inside keep their invalid drafts when their form closes, and restore them when it opens again. */
export const FieldDraftsProvider = FieldDraftsContext.Provider

export const useFieldDrafts = ({ section, item, field }: DraftPlace): FieldDrafts => {
  const editor = useEditor()
  return useMemo(() => {
    const place = { section, ...(item ? { item } : {}), field }
    const { invalidDrafts } = editor
    const show = async () => {
      const { jumpTo } = await import('#packages/editor-core/jump.ts')
      jumpTo(editor, place, true)
    }
    return {
      store: (part, draft, value) => invalidDrafts.store(place, part, { draft, value, show }),
      take: (part) => invalidDrafts.take(place, part),
      value: () => invalidDrafts.valueAt(place),
      show,
    }
  }, [editor, section, item, field])
}

interface InvalidDraftOptions<Draft> {
  /** Distinguishes the inputs of a field with several. */
  part: string
  /** Text that the document cannot accept, or has not accepted yet. */
  draft: Draft | undefined
  /** Whether it is reported as invalid, and not just unfinished. */
  isInvalid: boolean
  /** Shows the draft that was stored when the form was closed. */
  restore(draft: Draft): void
  discard?(): (() => void) | undefined
}

/** Registers the draft of an input with the editor while it is invalid, and stores it when its form closes. */
export const useInvalidDraft = <Draft>(options: InvalidDraftOptions<Draft>): void => {
  const { part, draft, isInvalid, restore, discard } = options
  // Forms outside of an editor use the same inputs without undo and without a warning on leaving.
  const drafts = useOptionalEditor()?.invalidDrafts
  const field = useContext(FieldDraftsContext)
  const show = field?.show
  const discardNow = useEffectEvent(() => discard?.())
  useEffect(
    () => (isInvalid ? drafts?.add({ discard: () => discardNow(), show }) : undefined),
    [drafts, isInvalid, show],
  )
  const latest = useEffectEvent(() => draft)
  const restoreNow = useEffectEvent(restore)
  const valueThen = useRef<unknown>(undefined)
  useEffect(() => {
    if (draft !== undefined) valueThen.current = field?.value()
  }, [draft, field])
  useEffect(() => {
    if (!field) return
    const stored = field.take(part)
    if (stored !== undefined) restoreNow(stored as Draft)
    return () => {
      const now = latest()
      if (now !== undefined) field.store(part, now, valueThen.current)
    }
  }, [field, part])
}
