import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { templateQuery, useVisitorLink } from '#features/templates/item-parts.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { documentWords } from '../document-words.ts'
import styles from './get-item.module.css'
import { extensionOf, type Item } from './item.ts'
import type { Drawing } from './use-drawing.ts'
import { type Saving, useSaving } from './use-saving.ts'

const PayDialog = lazyComponent(async () => (await import('./pay-dialog.tsx')).PayDialog)

const words = defineWords({
  zh: {
    download: (extension: string) => `下载 .${extension}`,
    edit: '在线编辑',
    freeText: '不用登录就能下载。',
    priced: '付一次，以后反复下载、在线编辑都不再收。',
    yours: '已获得',
    yoursText: '随时下载、随时编辑，不再收积分。',
    opening: '正在准备',
    layout: '正在排版',
    fonts: '正在读取字体',
    pages: '正在写入页面',
    pictures: '正在处理图片',
    write: '正在写入文件',
    count: (step: string, done: number, of: number) => `${step} ${done} / ${of}`,
    saved: '已保存到你的下载文件夹',
    offline: '没有连上服务器，请检查网络再试一次。',
    failed: '没能生成文件，请再试一次。',
  },
  en: {
    download: (extension: string) => `Download .${extension}`,
    edit: 'Edit online',
    freeText: 'You can download it without an account.',
    priced: 'Pay once, then download and edit it online as often as you like.',
    yours: 'Yours',
    yoursText: 'Download and edit it at any time for no extra points.',
    opening: 'Preparing',
    layout: 'Laying out pages',
    fonts: 'Loading fonts',
    pages: 'Writing pages',
    pictures: 'Processing images',
    write: 'Writing file',
    count: (step: string, done: number, of: number) => `${step} ${done} / ${of}`,
    saved: 'Saved to your downloads folder',
    offline: 'Can’t reach the server. Check your connection and try again.',
    failed: 'Couldn’t create the file. Please try again.',
  },
})

type StepName = 'opening' | 'layout' | 'fonts' | 'pages' | 'pictures' | 'write'

const useSavingText = (saving: Saving): string => {
  const t = useWords(words)
  if (saving.at === 'saved') return t.saved
  if (saving.at === 'failed') return saving.offline ? t.offline : t.failed
  if (saving.at !== 'making') return ''
  const step = t[saving.step as StepName] ?? t.opening
  return saving.of > 1 ? t.count(step, saving.done, saving.of) : step
}

/** The price in one line, and what it includes. */
const Price = ({ item }: { item: Item }) => {
  const t = useWords(words)
  const named = useWords(documentWords)
  const { language } = useLanguage()
  const { price, isOpen } = item
  const says = price === 0 ? t.freeText : isOpen ? t.yoursText : t.priced
  return (
    <p className={styles.price}>
      <b>{price === 0 ? named.free : named.points(price.toLocaleString(language))}</b>
      {price > 0 && isOpen && <i>{t.yours}</i>}
      <span>{says}</span>
    </p>
  )
}

/** Download and edit. If they cost points, a dialog asks first. */
export const GetItem = ({ item, drawing }: { item: Item; drawing: Drawing }) => {
  const t = useWords(words)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const signIn = useVisitorLink()
  const [asking, setAsking] = useState<'file' | 'editing'>()
  const { saving, save, count, readOpened } = useSaving(item, drawing)
  const { id, isOpen } = item
  const extension = extensionOf(item)
  const editor = `/builder/new?template=${id}`
  const text = useSavingText(saving)
  const download = t.download(extension)

  const get = async () => {
    const refused = await count()
    if (refused === 'price') setAsking('file')
    else if (refused === 'visitor' && signIn) void navigate(signIn)
    else if (!refused) void save()
  }
  // The file is made from the document, which the next response contains.
  const [isWanted, setWanted] = useState(false)
  const saveOpened = useEffectEvent(() => {
    setWanted(false)
    void save()
  })
  useEffect(() => {
    if (isWanted && isOpen) saveOpened()
  }, [isWanted, isOpen])
  const paid = async () => {
    setAsking(undefined)
    if (asking === 'editing') {
      void queries.invalidateQueries({ queryKey: templateQuery(id).queryKey })
      void navigate(editor)
    } else if (await readOpened()) setWanted(true)
  }
  const busy = saving.at === 'making'
  return (
    <div className={styles.get}>
      <Price item={item} />
      <div className={styles.buttons}>
        {isOpen ? (
          <>
            <Button size="lg" busy={busy} onClick={() => void get()}>
              {download}
            </Button>
            <ButtonLink size="lg" look="plain" to={editor} rel="nofollow">
              {t.edit}
            </ButtonLink>
          </>
        ) : signIn ? (
          <>
            <ButtonLink size="lg" to={signIn} rel="nofollow">
              {download}
            </ButtonLink>
            <ButtonLink size="lg" look="plain" to={signIn} rel="nofollow">
              {t.edit}
            </ButtonLink>
          </>
        ) : (
          <>
            <Button size="lg" onClick={() => setAsking('file')}>
              {download}
            </Button>
            <Button size="lg" look="plain" onClick={() => setAsking('editing')}>
              {t.edit}
            </Button>
          </>
        )}
      </div>
      <p className={styles.saving} role="status" data-failed={saving.at === 'failed' || undefined}>
        {text}
      </p>
      {asking && (
        <Suspense>
          <PayDialog
            item={item}
            use={asking}
            onClose={() => setAsking(undefined)}
            onPaid={() => void paid()}
          />
        </Suspense>
      )}
    </div>
  )
}
