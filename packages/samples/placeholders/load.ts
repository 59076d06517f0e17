import type { Placeholders } from './placeholder.ts'

/** Fetched when first needed: resumes begin with nothing. */
export const placeholdersIn: Record<'zh' | 'en', () => Promise<Placeholders>> = {
  zh: () => import('./zh.ts').then(({ placeholdersZh }) => placeholdersZh),
  en: () => import('./en.ts').then(({ placeholdersEn }) => placeholdersEn),
}
