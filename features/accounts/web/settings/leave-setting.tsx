import { useMutation } from '@tanstack/react-query'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import { leave, stay } from '../../contract.ts'
import { ByProof } from './by-proof.tsx'
import styles from './setting.module.css'
import { Setting } from './setting.tsx'
import { useAccount } from './use-account.ts'

const words = defineWords({
  zh: {
    title: '删除账号',
    text: '14 天之内可以反悔；之后账号、简历、模板和图片全部彻底删除，谁也找不回来。只留下一个认不出是谁的标记，免得新人积分重复发放。',
    open: '删除',
    submit: '14 天后删除我的账号',
    leaving: (day: string) => `账号将在 ${day} 彻底删除。在那之前一切照常。`,
    stay: '保留我的账号',
  },
  en: {
    title: 'Delete account',
    text: 'You have 14 days to change your mind. After that, your account, resumes, templates and images are permanently deleted and can’t be recovered. We keep one anonymous marker so welcome points aren’t granted twice.',
    open: 'Delete account',
    submit: 'Delete my account in 14 days',
    leaving: (day: string) =>
      `Your account will be permanently deleted on ${day}. Until then, everything works as usual.`,
    stay: 'Keep my account',
  },
})

export const LeaveSetting = ({ leavesAt }: { leavesAt: number | null }) => {
  const t = useWords(words)
  const api = useApi()
  const { language } = useLanguage()
  const { take, again } = useAccount()
  const staying = useMutation({ mutationFn: () => api.call(stay, {}), onSuccess: take })
  if (leavesAt === null)
    return (
      <Setting title={t.title} text={t.text} open={t.open}>
        {(close) => (
          <ByProof
            endpoint={leave}
            submit={t.submit}
            onDone={() => {
              void again()
              close()
            }}
          />
        )}
      </Setting>
    )
  const day = new Date(leavesAt).toLocaleDateString(languageTag[language], { dateStyle: 'long' })
  return (
    <Setting title={t.title}>
      <div className={styles.body}>
        <p className={styles.warn}>{t.leaving(day)}</p>
        <Button busy={staying.isPending} onClick={() => staying.mutate()}>
          {t.stay}
        </Button>
      </div>
    </Setting>
  )
}
