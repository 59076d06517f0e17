import { useEffect, useMemo, useState } from 'react'
import { type Stored, stored } from '#packages/local-data/stored.ts'
import { changedIn, type Draft, type Form, onTopOf } from './draft.ts'

/** The saved state, and its version. */
interface Known<Value> {
  value: Value
  base: string | number
}

interface Held {
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
const readKept = (store: Stored, like: Draft): Held | undefined => {
  try {
    const kept = JSON.parse(store.read(true) ?? 'null') as Partial<Held> | null
    const isWhole = kept && kept.base !== undefined && isTexts(kept.from, like) && isTexts(kept.draft, like)
    return isWhole && changedIn(kept.from as Draft, kept.draft as Draft).length > 0
      ? (kept as Held)
      : undefined
  } catch {
    return undefined
  }
}

/** Without storage, the button still saves. */
const keep = (store: Stored, held: Held | undefined) => {
  if (held) store.write(JSON.stringify(held))
  else store.remove()
}

interface Wishes<Value> {
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
export const useTextDraft = <Value>({ name, form, known, send, staleIn }: Wishes<Value>) => {
  // The user at the start: a session that expires meanwhile must not assign the draft to another user.
  const store = useMemo(() => stored('huajian-texts-', name), [name])
  const beginFrom = ({ base, value }: Known<Value>): Held => {
    const from = form.toDraft(value)
    return { base, from, draft: from }
  }
  const [{ held, wasKept }, setState] = useState(() => {
    const fresh = beginFrom(known)
    const kept = readKept(store, fresh.from)
    return { held: kept ?? fresh, wasKept: kept !== undefined }
  })
  const [theirs, setTheirs] = useState<Known<Value>>()
  const [busy, setBusy] = useState(false)
  const { base, from, draft } = held
  const changes = changedIn(from, draft)
  const isChanged = changes.length > 0
  const read = form.read(draft)

  useEffect(() => keep(store, isChanged ? held : undefined), [store, isChanged, held])

  const begin = (next: Held) => {
    setState({ held: next, wasKept: false })
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
    wasKept: wasKept && isChanged,
    theirs: theirs && form.toDraft(theirs.value),
    write: (path: string, text: string) =>
      setState((state) => ({
        ...state,
        held: { ...state.held, draft: { ...state.held.draft, [path]: text } },
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
