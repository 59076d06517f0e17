import { defineWords } from '#packages/i18n/define-words.ts'
import type { AgreementName } from '../../agreements-contract.ts'

/** Names of the agreements, wherever they are linked. */
export const agreementTitles = defineWords({
  zh: { terms: '用户协议', privacy: '隐私政策' } satisfies Record<AgreementName, string>,
  en: { terms: 'User agreement', privacy: 'Privacy policy' },
})

/** The date in Beijing, which has no daylight saving time: server and browsers render the same. */
export const dayOf = (at: number): string => new Date(at + 8 * 3600_000).toISOString().slice(0, 10)
