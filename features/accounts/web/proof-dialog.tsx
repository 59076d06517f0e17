import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Dialog } from '#packages/ui/dialog.tsx'
import { Kit } from '#packages/ui/kit.tsx'
import { prove } from '../contract.ts'
import classes from './form-parts.module.css'
import { ByProof } from './settings/by-proof.tsx'

const words = defineWords({
  zh: {
    title: '确认是你本人',
    lead: '这一步很重要，请先确认是你本人。之后 10 分钟内不再询问，已填写的内容不会丢。',
    submit: '确认并继续',
  },
  en: {
    title: 'Confirm it’s you',
    lead: 'This is a sensitive action, so please confirm it’s you. We won’t ask again for 10 minutes, and nothing you’ve entered will be lost.',
    submit: 'Confirm and continue',
  },
})

/** Shown before a sensitive change if the last authentication is some minutes old. */
export const ProofDialog = ({ onAnswer }: { onAnswer(isProven: boolean): void }) => {
  const t = useWords(words)
  return (
    <Kit>
      <Dialog title={t.title} onClose={() => onAnswer(false)}>
        <p className={classes.lead}>{t.lead}</p>
        <ByProof endpoint={prove} submit={t.submit} onDone={() => onAnswer(true)} />
      </Dialog>
    </Kit>
  )
}
