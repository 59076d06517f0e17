import { Suspense, useRef, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { Outline } from '#packages/ui/icon.tsx'
import { useSiteAddress } from '#packages/ui/page-head.tsx'
import styles from './item-share.module.css'

const ShareBox = lazyComponent(async () => (await import('./share-box.tsx')).ShareBox)

const words = defineWords({
  zh: { share: '分享' },
  en: { share: 'Share' },
})

const SIGN =
  'M17 4.500a2.500 2.500 0 100 5 2.500 2.500 0 000-5zM7 9.500a2.500 2.500 0 100 5 2.500 2.500 0 000-5zM17 14.500a2.500 2.500 0 100 5 2.500 2.500 0 000-5zM9.200 10.800l5.600-2.600M9.200 13.200l5.600 2.600'

interface ShareProps {
  name: string
  /** Including the selected content, colours and font. */
  path: string
}

export const ItemShare = ({ name, path }: ShareProps) => {
  const t = useWords(words)
  const site = useSiteAddress()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.share}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Outline path={SIGN} size={16} />
        {t.share}
      </button>
      {open && (
        <Suspense>
          <ShareBox name={name} address={site + path} anchor={anchor} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
