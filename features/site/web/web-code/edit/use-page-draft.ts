import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorData } from '#packages/api/error-data.ts'
import type { ErrorBody } from '#packages/api/errors.ts'
import { useApi } from '#packages/ui/api.tsx'
import { saveWebCode, type WebCodeContent, type WebCodePage } from '../../../pages-contract.ts'
import { pageQuery } from '../web-code-data.ts'
import { type FaultWord, faultsIn, isSame, mergeParts, type Part } from './draft.ts'
import type { FaultSays } from './page-fields.tsx'
import { keep, readStoredDraft, type StoredDraft } from './stored-draft.ts'

/** Another admin saved meanwhile. */
export interface Clash {
  /** Parts that both changed, with both texts, until it is saved. */
  both: Partial<
    Record<Part, { mine: WebCodeContent[Part]; theirs: WebCodeContent[Part]; chosen: 'mine' | 'theirs' }>
  >
  theirs: readonly Part[]
}

const begun = (page: WebCodePage): StoredDraft & { wasRestored: boolean } => {
  const stored = readStoredDraft()
  if (stored && !isSame(stored.base, stored.draft)) return { ...stored, wasRestored: true }
  return { revision: page.revision, base: page.content, draft: page.content, wasRestored: false }
}

/** Paths of a response begin with the input's field. */
const faultsOf = (body: ErrorBody): FaultSays =>
  new Map((body.issues ?? []).map(({ path, message }) => [path.replace(/^content\./, ''), message]))

/** The draft, which is stored on this device until it is saved, and its save function. */
export const usePageDraft = (page: WebCodePage, says: (fault: FaultWord) => string, onSaved: () => void) => {
  const api = useApi()
  const queries = useQueryClient()
  const [{ revision, base, draft, wasRestored }, setState] = useState(() => begun(page))
  const [faults, setFaults] = useState<FaultSays>(new Map())
  const [refusals, setRefusals] = useState(0)
  const [clash, setClash] = useState<Clash>()
  const [busy, setBusy] = useState(false)
  const isChanged = !isSame(base, draft)

  useEffect(() => keep(isChanged ? { revision, base, draft } : undefined), [isChanged, revision, base, draft])

  const put = (next: WebCodeContent) => {
    setState((state) => ({ ...state, draft: next }))
    if (faults.size === 0) return
    const still = faultsIn(next)
    setFaults(new Map([...faults].filter(([path]) => still.has(path))))
  }

  const refuse = (found: FaultSays) => {
    setFaults(found)
    setRefusals((count) => count + 1)
  }

  const meet = (saved: Pick<WebCodePage, 'revision' | 'content'>) => {
    const merged = mergeParts(base, draft, saved.content)
    const both = Object.fromEntries(
      merged.both.map((part) => [
        part,
        { mine: draft[part], theirs: saved.content[part], chosen: 'mine' as const },
      ]),
    )
    setState({ revision: saved.revision, base: saved.content, draft: merged.draft, wasRestored: false })
    setClash({ both, theirs: merged.theirs })
  }

  const send = async (content: WebCodeContent | null) => {
    setBusy(true)
    try {
      const { auditId: _, ...saved } = await api.call(
        saveWebCode,
        { baseRevision: revision, content },
        { inPlace: ['stale_page', 'bad_input'] },
      )
      queries.setQueryData(pageQuery.queryKey, saved)
      keep(undefined)
      onSaved()
    } catch (failure) {
      const body = failure as ErrorBody | null
      const saved = errorData(saveWebCode, 'stale_page', body)
      if (saved) {
        queries.setQueryData(pageQuery.queryKey, { ...page, ...saved })
        meet(saved)
      } else if (body?.code === 'bad_input') refuse(faultsOf(body))
      setBusy(false)
    }
  }

  return {
    draft,
    faults,
    /** How often a save was refused because of errors. */
    refusals,
    clash,
    busy,
    isChanged,
    /** It was restored from this device and is not saved. */
    wasRestored,
    put,
    choose: (part: Part, chosen: 'mine' | 'theirs') => {
      const conflict = clash?.both[part]
      if (!conflict || conflict.chosen === chosen) return
      // Looking at the other version does not lose edits of the chosen one.
      const both = { ...clash.both, [part]: { ...conflict, [conflict.chosen]: draft[part], chosen } }
      setClash({ ...clash, both })
      put({ ...draft, [part]: conflict[chosen] })
    },
    save: () => {
      const found = faultsIn(draft)
      if (found.size === 0) void send(draft)
      else refuse(new Map([...found].map(([path, word]) => [path, says(word)])))
    },
    restore: () => void send(null),
    discard: () => {
      keep(undefined)
      setState({ revision: page.revision, base: page.content, draft: page.content, wasRestored: false })
      setClash(undefined)
      setFaults(new Map())
    },
  }
}

export type PageDraft = ReturnType<typeof usePageDraft>
