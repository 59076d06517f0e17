import { useEffect, useMemo, useState } from 'react'
import { type Stored, stored } from '#packages/local-data/stored.ts'
import { changedIn, type Draft, type Form, onTopOf } from './draft.ts'

/** The saved state, and its version. */
interface Known<Value> {
  value: Value
  base: string | number
}

interface StoredDraft {
  base: string | number
  /** The base of the draft. */
  from: Draft
  draft: Draft
}

const isTexts = (value: unknown, like: Draft): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(like).every((path) => typeof (value as Draft)[path] === 'string')

/** An expired session or a closed tab must not lose the text. */
const readStoredDraft = (store: Stored, like: Draft): StoredDraft | undefined => {
  try {
    const restored = JSON.parse(store.read(true) ?? 'null') as Partial<StoredDraft> | null
    const isWhole =
      restored && restored.base !== undefined && isTexts(restored.from, like) && isTexts(restored.draft, like)
    return isWhole && changedIn(restored.from as Draft, restored.draft as Draft).length > 0
      ? (restored as StoredDraft)
      : undefined
  } catch {
    return undefined
  }
}

/** Without storage, the button still saves. */
const keep = (store: Stored, current: StoredDraft | undefined) => {
  if (current) store.write(JSON.stringify(current))
  else store.remove()
}

interface Options<Value> {
  /** The key under which it is stored on this device. */
  name: string
  form: Form<Value>
  known: Known<Value>
  /** Null means the built-in text. */
  send(base: string | number, value: Value | null): Promise<Known<Value>>
  /** The version that another admin saved, if that is the reason of the failure. */
  staleIn(error: unknown): Known<Value> | undefined
}

/** The draft, which is stored on this device until it is saved, and a version that another admin saved meanwhile. */
export const useTextDraft = <Value>({ name, form, known, send, staleIn }: Options<Value>) => {
  // The user at the start: a session that expires meanwhile must not assign the draft to another user.
  const store = useMemo(() => stored('huajian-texts-', name), [name])
  const beginFrom = ({ base, value }: Known<Value>): StoredDraft => {
    const from = form.toDraft(value)
    return { base, from, draft: from }
  }
  const [{ current, wasRestored }, setState] = useState(() => {
    const fresh = beginFrom(known)
    const restored = readStoredDraft(store, fresh.from)
    return { current: restored ?? fresh, wasRestored: restored !== undefined }
  })
  const [theirs, setTheirs] = useState<Known<Value>>()
  const [busy, setBusy] = useState(false)
  const { base, from, draft } = current
  const changes = changedIn(from, draft)
  const isChanged = changes.length > 0
  const read = form.read(draft)

  useEffect(() => keep(store, isChanged ? current : undefined), [store, isChanged, current])

  const begin = (next: StoredDraft) => {
    setState({ current: next, wasRestored: false })
    setTheirs(undefined)
  }
  /** Returns whether it was saved; another admin may have been first. Rejects if the call fails. */
  const put = async (value: Value | null): Promise<boolean> => {
    setBusy(true)
    try {
      const saved = await send(base, value)
      // Before the next render: leaving at once must not ask about a saved draft.
      keep(store, undefined)
      begin(beginFrom(saved))
      return true
    } catch (error) {
      const found = staleIn(error)
      if (!found) throw error
      setTheirs(found)
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    from,
    draft,
    changes,
    isChanged,
    faults: read.faults,
    busy,
    /** It was restored from this device and is not saved. */
    wasRestored: wasRestored && isChanged,
    theirs: theirs && form.toDraft(theirs.value),
    write: (path: string, text: string) =>
      setState((state) => ({
        ...state,
        current: { ...state.current, draft: { ...state.current.draft, [path]: text } },
      })),
    save: async () => read.value !== undefined && (await put(read.value)),
    restore: () => put(null),
    discard: () => begin(beginFrom(theirs ?? known)),
    /** Rebases the draft on the version of another admin. */
    keepMine: () => {
      if (!theirs) return
      const fresh = beginFrom(theirs)
      begin({ ...fresh, draft: onTopOf(from, draft, fresh.from) })
    },
  }
}

export type TextDraft = ReturnType<typeof useTextDraft>
