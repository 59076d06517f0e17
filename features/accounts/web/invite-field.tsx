import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { inviteOffer } from '#features/points/contract.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { inviteCode } from '#packages/invites/invite-code.ts'
import { apiQuery } from '#packages/ui/api-query.ts'

const words = defineWords({
  zh: {
    label: '邀请码（选填）',
    wrong: '邀请码由字母和数字组成，没有的话留空',
    brings: (points: number) => `验证邮箱后，你和好友各得 ${points} 积分`,
    good: '邀请码有效',
    bad: '没有这个邀请码，注册不受影响',
  },
  en: {
    label: 'Invite code (optional)',
    wrong: 'Invite codes contain only letters and numbers. Leave this empty if you don’t have one.',
    brings: (points: number) => `You and your friend each get ${points} points once your email is verified`,
    good: 'Invite code applied',
    bad: 'We couldn’t find this invite code. You can still sign up.',
  },
})

type Wired = (name: string, words: string) => { name: string; error: ReactNode; onChange(): void }

/** Filled in from an invitation link; the reward is shown before the sign-up. */
export const InviteField = ({ field }: { field: Wired }) => {
  const t = useWords(words)
  const given = useSearchParams()[0].get('invite')?.slice(0, 16) ?? ''
  const [asked, setAsked] = useState(given)
  const code = inviteCode.safeParse(asked)
  const { data: offer } = useQuery({
    ...apiQuery(inviteOffer, { code: code.data ?? '' }, { quiet: true }),
    enabled: code.success,
    retry: 0,
  })
  const description =
    !code.success || !offer ? '' : !offer.isGood ? t.bad : offer.points > 0 ? t.brings(offer.points) : t.good
  return (
    <TextInput
      size="lg"
      label={t.label}
      defaultValue={given}
      maxLength={16}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      description={<span aria-live="polite">{description}</span>}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...field('invite', t.wrong)}
      onBlur={({ currentTarget }) => setAsked(currentTarget.value)}
    />
  )
}
