import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { myPlan } from '#features/orders/contract.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { AppLink } from '#packages/ui/link.tsx'
import classes from './site-header.module.css'

const words = defineWords({
  zh: { free: '会员', month: '月度会员', year: '年度会员', lifetime: '终身会员' },
  en: { free: 'Member', month: 'Month', year: 'Year', lifetime: 'Lifetime' },
})

/** The current plan and a link to membership. Its name is loaded a moment after the fact that there is one. */
export const MemberPill = (mark: { 'data-switch'?: string }) => {
  const t = useWords(words)
  const { data } = useQuery(apiQuery(myPlan, {}, { quiet: true }))
  // It may be known before this chunk is loaded, and hydration must match the server's page.
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  return (
    <AppLink {...mark} to="/membership" className={classes.pill ?? ''}>
      {t[(isHere && data?.plan) || 'free']}
    </AppLink>
  )
}
