import { useEffect, useMemo, useState } from 'react'
import { type Stored, stored } from '#packages/local-data/stored.ts'
import { changedIn, type Draft, type Form, onTopOf } from './draft.ts'

/** What stands on the server, and by what it is told from another state. */
interface Known<Value> {
  value: Value
  base: string | number
}

interface Held {
  base: string | number
  /** What it was begun from. */
  from: Draft
  draft: Draft
}

const isTexts = (value: unknown, like: Draft): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(like).every((path) => typeof (value as Draft)[path] === 'string')

/** A session that ends or a tab that closes while one writes must not take the text along. */
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

/** A browser that keeps nothing still saves by the button. */
const keep = (store: Stored, held: Held | undefined) => {
  if (held) store.write(JSON.stringify(held))
  else store.remove()
}

interface Wishes<Value> {
  /** Under what it is kept on this device. */
  name: string
  form: Form<Value>
  known: Known<Value>
  /** Null is what comes with the product. */
  send(base: string | number, value: Value | null): Promise<Known<Value>>
  /** What somebody else saved meanwhile, if that is why it failed. */
  staleIn(error: unknown): Known<Value> | undefined
}

/** What is being written, kept on this device until it is saved; and what somebody else saved meanwhile. */
export const useTextDraft = <Value>({ name, form, known, send, staleIn }: Wishes<Value>) => {
  // As its writer signed in: a session that ends meanwhile makes it nobody else's.
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
  /** Whether it is saved; somebody else may have been first. Fails as the call fails. */
  const put = async (value: Value | null): Promise<boolean> => {
    setBusy(true)
    try {
      const saved = await send(base, value)
      // Before the screen is drawn again: who leaves at once must not be asked about what is saved.
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
    /** It was written earlier and never saved. */
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
    /** On top of what somebody else saved. */
    keepMine: () => {
      if (!theirs) return
      const fresh = beginFrom(theirs)
      begin({ ...fresh, draft: onTopOf(from, draft, fresh.from) })
    },
  }
}

export type TextDraft = ReturnType<typeof useTextDraft>
