import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listNotes, removeNote, settleNote } from '#features/sharing/contract.ts'
import type { InputOf } from '#packages/api/endpoint.ts'
import type { Note } from '#packages/editor-forms/notes/note.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { useOpenResume } from './open-resume.tsx'

const POLL_MS = 60_000

type Settled = Omit<InputOf<typeof settleNote>, 'id'>

/** Notes of guests on the open resume. */
export const useNotes = () => {
  const { id, isInAccount } = useOpenResume()
  const client = useApi()
  const queries = useQueryClient()
  const query = apiQuery(listNotes, { id }, { quiet: true })
  const { data, isPending, isError, refetch } = useQuery({
    ...query,
    enabled: isInAccount,
    refetchInterval: POLL_MS,
  })
  const put = (change: (notes: Note[]) => Note[]) =>
    queries.setQueryData(query.queryKey, (old) => {
      const notes = change((old?.notes ?? []) as Note[])
      return { notes, open: notes.filter(({ state }) => state === 'open').length } as typeof old
    })
  return {
    notes: (data?.notes ?? []) as Note[],
    open: data?.open ?? 0,
    isPending: isInAccount && isPending,
    isError,
    again: () => void refetch(),
    settle: async (note: string, settled: Settled) => {
      const next = (await client.attempt(settleNote, { id: note, ...settled })) as Note
      put((notes) => notes.map((one) => (one.id === note ? next : one)))
    },
    remove: async (note: string) => {
      await client.attempt(removeNote, { id: note })
      put((notes) => notes.filter((one) => one.id !== note))
    },
  }
}
