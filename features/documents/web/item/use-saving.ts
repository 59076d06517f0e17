import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getDocument } from '#features/templates/getting-contract.ts'
import { codeOf, templateQuery } from '#features/templates/item-parts.ts'
import { useApi } from '#packages/ui/api.tsx'
import type { Item } from './item.ts'
import type { Drawing } from './use-drawing.ts'

export type Saving =
  | { at: 'none' | 'saved' }
  | { at: 'making'; step: string; done: number; of: number }
  | { at: 'failed'; offline: boolean }

/** The reason why the server refused to open it. */
type Refused = 'price' | 'visitor' | 'failed' | undefined

/** Makes the file and saves it on the device; each step is reported as it happens. */
export const useSaving = (item: Item, drawing: Drawing) => {
  const client = useApi()
  const queries = useQueryClient()
  const [saving, setSaving] = useState<Saving>({ at: 'none' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Tells the server about the download, which is free for a document that is open to this user. */
  const count = async (): Promise<Refused> => {
    setSaving({ at: 'making', step: 'opening', done: 0, of: 1 })
    try {
      await client.attempt(getDocument, { id: item.id })
      return undefined
    } catch (error) {
      const code = codeOf(error)
      if (code === 'price_changed' || code === 'signed_out') {
        setSaving({ at: 'none' })
        return code === 'signed_out' ? 'visitor' : 'price'
      }
      setSaving({ at: 'failed', offline: true })
      return 'failed'
    }
  }

  /** Loads the document that was opened for this account a moment ago. */
  const readOpened = async (): Promise<boolean> => {
    setSaving({ at: 'making', step: 'opening', done: 0, of: 1 })
    try {
      const { isOpen } = (await queries.fetchQuery({ ...templateQuery(item.id), staleTime: 0 })) as Item
      if (isOpen) return true
    } catch {
      // Reported below.
    }
    setSaving({ at: 'failed', offline: true })
    return false
  }

  const save = async () => {
    if (!item.isOpen) return
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setSaving({ at: 'making', step: 'opening', done: 0, of: 1 })
    try {
      const [{ downloadFile }, root] = await Promise.all([import('./make-files.ts'), drawing.stands()])
      await downloadFile(
        client,
        item,
        root,
        ({ step, done, of }) => !signal.aborted && setSaving({ at: 'making', step, done, of }),
        signal,
      )
      if (!signal.aborted) setSaving({ at: 'saved' })
    } catch {
      if (!signal.aborted) setSaving({ at: 'failed', offline: false })
    }
  }
  return { saving, save, count, readOpened }
}
