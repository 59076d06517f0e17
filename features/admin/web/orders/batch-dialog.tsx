import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Batch, listCodes, type RedeemCodeRow, revokeCodes } from '#features/orders/admin-contract.ts'
import { ActDialog } from '#packages/admin-ui/act-dialog.tsx'
import { Asked } from '#packages/admin-ui/asked.tsx'
import list from '#packages/admin-ui/list.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { Dialog, DialogFoot } from '#packages/ui/dialog.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { useMoments } from '../use-moments.ts'
import classes from './codes-dialog.module.css'
import { giftWords } from './gift-words.ts'

const words = defineWords({
  zh: {
    title: '一批兑换码',
    codes: '这一批的兑换码',
    usedOf: (used: string, count: string) => `已用 ${used} / ${count}`,
    until: (date: string) => `有效期至 ${date}`,
    never: '长期有效',
    nr: (nr: number) => `第 ${nr} 个`,
    open: '未用',
    used: '已用',
    revoked: '已作废',
    expired: '已过期',
    gone: '已注销的账号',
    revokeOne: '作废',
    revokeNamed: (nr: number) => `作废第 ${nr} 个`,
    oneLead: '它将不能再用，不能恢复。',
    revokeAll: '作废所有未用的',
    allLead: (count: number) => `${count} 个未用的兑换码将不能再用，不能恢复。已兑换的不受影响。`,
    doRevoke: '作废',
    done: (count: number) => `已作废 ${count} 个`,
    tooLate: '没有作废：它刚刚被用掉了',
  },
  en: {
    title: 'Code batch',
    codes: 'Codes in this batch',
    usedOf: (used: string, count: string) => `${used} of ${count} used`,
    until: (date: string) => `expires ${date}`,
    never: 'never expires',
    nr: (nr: number) => `No. ${nr}`,
    open: 'Unused',
    used: 'Used',
    revoked: 'Revoked',
    expired: 'Expired',
    gone: 'Deleted account',
    revokeOne: 'Revoke',
    revokeNamed: (nr: number) => `Revoke no. ${nr}`,
    oneLead: 'It will stop working. You can’t undo this.',
    revokeAll: 'Revoke all unused codes',
    allLead: (count: number) =>
      `${count} unused codes will stop working. You can’t undo this. Codes already redeemed aren’t affected.`,
    doRevoke: 'Revoke',
    done: (count: number) => (count === 1 ? '1 code revoked' : `${count} codes revoked`),
    tooLate: 'Not revoked: this code was just redeemed',
  },
})

const tones = { open: undefined, used: 'ok', revoked: 'danger', expired: 'warn' } as const

const CodeRow = ({ code, onRevoke }: { code: RedeemCodeRow; onRevoke(): void }) => {
  const t = useWords(words)
  const { time } = useMoments()
  const { nr, state, usedBy, usedAt } = code
  return (
    <li>
      <span className={classes.nr}>{t.nr(nr)}</span>
      <span className={list.tag} data-tone={tones[state]}>
        {t[state]}
      </span>
      <span className={classes.who}>
        {usedBy && (
          <AppLink to={`/admin/users/${usedBy.id}`} className={list.link ?? ''}>
            {usedBy.email}
          </AppLink>
        )}
        {state === 'used' && !usedBy && t.gone}{' '}
        {usedAt !== null && <time dateTime={new Date(usedAt).toISOString()}>{time(usedAt)}</time>}
      </span>
      {state === 'open' && (
        <Button look="plain" aria-label={t.revokeNamed(nr)} onClick={onRevoke}>
          {t.revokeOne}
        </Button>
      )}
    </li>
  )
}

const Summary = ({ batch }: { batch: Batch }) => {
  const t = useWords(words)
  const gift = useWords(giftWords)
  const { count, date } = useMoments()
  const facts = [
    gift.gives(batch),
    t.usedOf(count(batch.used), count(batch.count)),
    batch.expiresAt === null ? t.never : t.until(date(batch.expiresAt)),
  ]
  return <p className={classes.summary}>{facts.join(' · ')}</p>
}

interface RevokeProps {
  id: string
  /** Revokes one code, or all that are left. */
  code: RedeemCodeRow | 'all'
  left: number
  onDone(): Promise<unknown>
  onClose(): void
}

const RevokeDialog = ({ id, code, left, onDone, onClose }: RevokeProps) => {
  const t = useWords(words)
  const api = useApi()
  const isAll = code === 'all'
  return (
    <ActDialog
      title={isAll ? t.revokeAll : t.revokeNamed(code.nr)}
      lead={isAll ? t.allLead(left) : t.oneLead}
      act={t.doRevoke}
      isGrave
      run={async () => {
        const { revoked } = await api.attempt(revokeCodes, { id, ...(isAll ? {} : { codes: [code.id] }) })
        if (revoked === 0 && !isAll) toasts.show(t.tooLate, 'error')
        else toasts.show(t.done(revoked), 'ok')
        await onDone()
      }}
      onClose={onClose}
    />
  )
}

interface BatchDialogProps {
  id: string
  onChanged(): void
  onClose(): void
}

/** The used codes and their users; the codes themselves cannot be displayed again. */
export const BatchDialog = ({ id, onChanged, onClose }: BatchDialogProps) => {
  const t = useWords(words)
  const [revokes, setRevokes] = useState<RevokeProps['code']>()
  const query = useQuery({ ...apiQuery(listCodes, { id }, { quiet: true }), retry: 1, staleTime: 0 })
  const left = query.data?.codes.filter(({ state }) => state === 'open').length ?? 0
  return (
    <>
      <Dialog title={query.data?.batch.name ?? t.title} wide onClose={onClose}>
        <Asked query={query}>
          {({ batch, codes }) => (
            <>
              <Summary batch={batch} />
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys too. */}
              <section className={classes.rows} tabIndex={0} aria-label={t.codes}>
                <ol>
                  {codes.map((code) => (
                    <CodeRow key={code.id} code={code} onRevoke={() => setRevokes(code)} />
                  ))}
                </ol>
              </section>
            </>
          )}
        </Asked>
        {left > 0 && (
          <DialogFoot>
            <Button look="plain" size="md" onClick={() => setRevokes('all')}>
              {t.revokeAll}
            </Button>
          </DialogFoot>
        )}
      </Dialog>
      {revokes && (
        <RevokeDialog
          id={id}
          code={revokes}
          left={left}
          onDone={() => {
            onChanged()
            return query.refetch()
          }}
          onClose={() => setRevokes(undefined)}
        />
      )}
    </>
  )
}
