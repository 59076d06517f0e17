import type { SiteTexts } from './site-texts.ts'

export const defaultSiteTexts: SiteTexts = {
  name: { zh: '花笺', en: 'Huajian' },
  title: { zh: '在线简历制作', en: 'Resume builder' },
  description: {
    zh: '挑一份模板，逐字写、随手改。屏幕上是什么样，导出的 PDF 就是什么样。',
    en: 'Pick a template and make every word yours. The PDF is exactly what you see on the screen.',
  },
  footer: {
    zh: '花笺是唐人写诗的纸。\n我们做的，是写给下一份工作的那一张。',
    en: 'Huajian is the paper that Tang poets wrote on.\nOurs is the sheet for your next job.',
  },
  contact: null,
  filing: null,
}
