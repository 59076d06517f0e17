import { useQuery } from '@tanstack/react-query'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { megabytes } from '#packages/ui/megabytes.ts'
import { documentStorage } from '../contract.ts'
import styles from './my-resumes.module.css'

const words = defineWords({
  zh: {
    storage: (used: string, most: string | null) =>
      most === null ? `文档空间已用 ${used}` : `文档空间已用 ${used} / ${most}`,
    about: '包括回收站、历史版本和你的模板。自动保留的历史版本只用剩下的空间，不够时最旧的先清理。',
    bin: (count: number, most: number) => `回收站 ${count} / ${most} 份`,
    empty: '清空回收站',
  },
  en: {
    storage: (used: string, most: string | null) =>
      most === null ? `${used} of document storage used` : `${used} of ${most} document storage used`,
    about:
      'Includes the trash, version history and your templates. Automatic versions only use the remaining space, and the oldest are removed first.',
    bin: (count: number, most: number) => `${count} of ${most} in trash`,
    empty: 'Empty trash',
  },
})

/** Shows the used storage, and in the bin a button that empties it. Empty if the storage cannot be loaded. */
export const StorageLine = ({ from, onEmpty }: { from: 'shelf' | 'bin'; onEmpty(count: number): void }) => {
  const t = useWords(words)
  const { data } = useQuery(apiQuery(documentStorage, {}, { quiet: true }))
  // Reserves the space while loading, so that nothing below moves.
  if (!data) return <p className={styles.storage} />
  const { bytes, most, bin } = data
  return (
    <p className={styles.storage}>
      <span title={t.about}>{t.storage(megabytes(bytes), most === null ? null : megabytes(most))}</span>
      {from === 'bin' && bin.count > 0 && (
        <>
          <span>{t.bin(bin.count, bin.most)}</span>
          <Button look="plain" onClick={() => onEmpty(bin.count)}>
            {t.empty}
          </Button>
        </>
      )}
    </p>
  )
}
