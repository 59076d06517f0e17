import { defineWords } from '#packages/i18n/define-words.ts'
import type { AgreementName } from '../../agreements-contract.ts'

/** What the agreements are called, wherever they are named. */
export const agreementTitles = defineWords({
  zh: { terms: '用户协议', privacy: '隐私政策' } satisfies Record<AgreementName, string>,
  en: { terms: 'User agreement', privacy: 'Privacy policy' },
})

/** A day of Beijing's calendar, where no clock is turned: the server and every browser say the same. */
export const dayOf = (at: number): string => new Date(at + 8 * 3600_000).toISOString().slice(0, 10)
