import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentOffer, getDocument } from '#features/templates/getting-contract.ts'
import { codeOf } from '#features/templates/item-parts.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { Dialog, DialogFoot, DialogMessage } from '#packages/ui/dialog.tsx'
import { documentWords } from '../document-words.ts'
import { extensionOf, type Item } from './item.ts'
import styles from './pay-dialog.module.css'

const words = defineWords({
  zh: {
    title: (name: string) => `获取「${name}」`,
    price: '需要',
    have: '你有',
    left: '付后剩',
    missing: '还差',
    covers: (extension: string) => `付这一次，以后反复下载 .${extension}、在线编辑都不再收积分。`,
    own: '编辑出来的文档是你自己的，导出任何格式都免费。',
    file: (points: string) => `用 ${points}下载`,
    editing: (points: string) => `用 ${points}，开始编辑`,
    yours: '你不用再付积分，直接继续就好。',
    go: '继续',
    more: '去看看怎么得到积分',
    few: '积分不够，什么也没有扣。签到、评论、邀请朋友都能得到积分。',
    cancel: '先不用',
    asking: '正在查看你的积分…',
    changed: '价格刚刚变了，请再看一眼。',
    failed: '没能完成，请再试一次；不会重复扣积分。',
    unread: '没能看到你的积分。',
    again: '再试一次',
  },
  en: {
    title: (name: string) => `Get “${name}”`,
    price: 'Price',
    have: 'Your balance',
    left: 'Balance after',
    missing: 'Points needed',
    covers: (extension: string) =>
      `One payment lets you download the .${extension} and edit it online as often as you like.`,
    own: 'The documents you make from it are yours. Exporting them in any format is free.',
    file: (points: string) => `Download for ${points}`,
    editing: (points: string) => `Edit for ${points}`,
    yours: 'You’ve already paid for this. Just continue.',
    go: 'Continue',
    more: 'How to get points',
    few: 'Not enough points; nothing was charged. Earn points by checking in, commenting or inviting friends.',
    cancel: 'Not now',
    asking: 'Checking your points…',
    changed: 'The price just changed. Please check it again.',
    failed: 'Something went wrong. Try again; you’re never charged twice.',
    unread: 'Couldn’t load your points.',
    again: 'Try again',
  },
})

interface PayDialogProps {
  item: Item
  use: 'file' | 'editing'
  onClose(): void
  onPaid(): void
}

/** The paid and the remaining points, according to the server. */
const Figures = ({ price, balance }: { price: number; balance: number }) => {
  const t = useWords(words)
  const named = useWords(documentWords)
  const { language } = useLanguage()
  const points = (value: number) => named.points(value.toLocaleString(language))
  const left = balance - price
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t.price}</dt>
        <dd>{points(price)}</dd>
      </div>
      <div>
        <dt>{t.have}</dt>
        <dd>{points(balance)}</dd>
      </div>
      <div data-missing={left < 0 || undefined}>
        <dt>{left < 0 ? t.missing : t.left}</dt>
        <dd>{points(Math.abs(left))}</dd>
      </div>
    </dl>
  )
}

/** Shown before the action, never at its end: the price, the balance, and what it includes. */
export const PayDialog = ({ item, use, onClose, onPaid }: PayDialogProps) => {
  const t = useWords(words)
  const named = useWords(documentWords)
  const { language } = useLanguage()
  const client = useApi()
  const { id } = item
  const offer = useQuery({ ...apiQuery(documentOffer, { id }, { quiet: true }), staleTime: 0, gcTime: 0 })
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()

  const known = offer.data
  const price = known?.price ?? item.price
  const few = known !== undefined && !known.isOpen && known.balance < price

  const pay = async () => {
    setBusy(true)
    setMessage(undefined)
    try {
      await client.attempt(getDocument, { id, agreed: price, for: use })
      onPaid()
    } catch (error) {
      const code = codeOf(error)
      setMessage(code === 'price_changed' ? t.changed : code === 'not_enough_points' ? undefined : t.failed)
      await offer.refetch()
      setBusy(false)
    }
  }
  return (
    <Dialog title={t.title(item.meta.name)} onClose={onClose}>
      {known?.isOpen ? (
        <p className={styles.asking}>{t.yours}</p>
      ) : known ? (
        <Figures price={price} balance={known.balance} />
      ) : (
        <p className={styles.asking} role="status">
          {offer.isError ? t.unread : t.asking}
        </p>
      )}
      {few ? (
        <p className={styles.few}>{t.few}</p>
      ) : (
        <ul className={styles.covers}>
          <li>{t.covers(extensionOf(item))}</li>
          <li>{t.own}</li>
        </ul>
      )}
      <DialogMessage>{message}</DialogMessage>
      <DialogFoot>
        <Button size="md" look="plain" onClick={onClose}>
          {t.cancel}
        </Button>
        {offer.isError && !known ? (
          <Button size="md" busy={offer.isFetching} onClick={() => void offer.refetch()}>
            {t.again}
          </Button>
        ) : few ? (
          <ButtonLink size="md" to="/profile/points">
            {t.more}
          </ButtonLink>
        ) : (
          <Button size="md" busy={busy} disabled={!known} onClick={() => void pay()}>
            {known?.isOpen ? t.go : t[use](named.points(price.toLocaleString(language)))}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  )
}
