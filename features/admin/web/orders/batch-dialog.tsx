import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listCodes, type RedeemCodeRow, revokeCodes } from '#features/orders/admin-contract.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { Asked } from '../asked.tsx'
import { Dialog, DialogFoot } from '../dialog.tsx'
import list from '../list.module.css'
import { useMoments } from '../use-moments.ts'
import classes from './codes-dialog.module.css'
import { giftWords } from './gift-words.ts'

const words = defineWords({
  zh: {
    title: '一批兑换码',
    nr: (nr: number) => `第 ${nr} 个`,
    open: '未用',
    used: '已用',
    revoked: '已作废',
    expired: '已过期',
    revokeAll: '作废所有未用的',
    revokeLead: (count: number) => `${count} 个未用的兑换码将不能再用，不能恢复。已兑换的不受影响。`,
    doRevoke: '作废',
    done: (count: number) => `已作废 ${count} 个`,
  },
  en: {
    title: 'A batch of codes',
    nr: (nr: number) => `No. ${nr}`,
    open: 'Not used',
    used: 'Used',
    revoked: 'Taken back',
    expired: 'Expired',
    revokeAll: 'Take back all that are not used',
    revokeLead: (count: number) =>
      `${count} codes will not be good any more. This cannot be undone; what was redeemed stays.`,
    doRevoke: 'Take back',
    done: (count: number) => `${count} were taken back`,
  },
})

const CodeRow = ({ code }: { code: RedeemCodeRow }) => {
  const t = useWords(words)
  const { time } = useMoments()
  return (
    <tr>
      <th scope="row">{t.nr(code.nr)}</th>
      <td>{t[code.state]}</td>
      <td className={list.faint}>
        {code.usedBy?.email}
        {code.usedAt !== null && ` · ${time(code.usedAt)}`}
      </td>
    </tr>
  )
}

interface BatchDialogProps {
  id: string
  onChanged(): void
  onClose(): void
}

/** Which of the codes are used, and by whom; the codes themselves nobody can see any more. */
export const BatchDialog = ({ id, onChanged, onClose }: BatchDialogProps) => {
  const t = useWords(words)
  const gift = useWords(giftWords)
  const api = useApi()
  const [revokes, setRevokes] = useState(false)
  const query = useQuery({ ...apiQuery(listCodes, { id }, { quiet: true }), retry: 1, staleTime: 0 })
  const left = query.data?.codes.filter(({ state }) => state === 'open').length ?? 0
  return (
    <>
      <Dialog title={query.data?.batch.name ?? t.title} wide onClose={onClose}>
        <Asked query={query}>
          {({ batch, codes }) => (
            <>
              <p>{gift.gives(batch)}</p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys too. */}
              <section className={classes.rows} tabIndex={0} aria-label={t.title}>
                <table className={list.table}>
                  <tbody>
                    {codes.map((code) => (
                      <CodeRow key={code.id} code={code} />
                    ))}
                  </tbody>
                </table>
              </section>
            </>
          )}
        </Asked>
        {left > 0 && (
          <DialogFoot>
            <Button look="plain" size="md" onClick={() => setRevokes(true)}>
              {t.revokeAll}
            </Button>
          </DialogFoot>
        )}
      </Dialog>
      {revokes && (
        <ActDialog
          title={t.revokeAll}
          lead={t.revokeLead(left)}
          act={t.doRevoke}
          run={async () => {
            const { revoked } = await api.attempt(revokeCodes, { id })
            toasts.show(t.done(revoked), 'ok')
            onChanged()
            await query.refetch()
          }}
          onClose={() => setRevokes(false)}
        />
      )}
    </>
  )
}
