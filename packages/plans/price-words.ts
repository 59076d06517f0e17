import { defineWords } from '#packages/i18n/define-words.ts'
import { smallChange, yuanOf } from './money.ts'

/** Names of plans, benefits and amounts, wherever prices are shown. */
export const priceWords = defineWords({
  zh: {
    free: '免费',
    month: '月度',
    year: '年度',
    lifetime: '终身',
    yuan: (fen: number) => `¥${yuanOf(fen)}`,
    points: (count: number) => `${count} 积分`,
    days: (count: number) => `${count} 天`,
    always: '一直可用',
    once: '一次付清，不设期限',
    perDay: (fen: number) => {
      if (fen >= 100) return `约每天 ${yuanOf(fen)} 元`
      const [jiao, rest] = smallChange(fen)
      return ['约每天', ...(jiao > 0 ? [`${jiao} 角`] : []), ...(rest > 0 ? [`${rest} 分`] : [])].join(' ')
    },
    unlimited: '不限',
    megabytes: (count: number) => `${count} MB`,
    documents: '简历份数',
    documentBytes: '文档空间',
    fileBytes: '图片空间',
    resumeFiles: '简历导出，全部格式',
    builtInAi: 'AI，内置引擎',
    paidAi: 'AI，付费模型',
    templateFiles: 'Word 与演示文稿模板下载',
    benefitFree: '免费',
    benefitIncluded: '包含',
    benefitPoints: '按积分',
  },
  en: {
    free: 'Free',
    month: 'Monthly',
    year: 'Yearly',
    lifetime: 'Lifetime',
    yuan: (fen: number) => `¥${yuanOf(fen)}`,
    points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
    days: (count: number) => `${count} days`,
    always: 'Free forever',
    once: 'One-time payment, never expires',
    perDay: (fen: number) => `About ¥${yuanOf(fen)} per day`,
    unlimited: 'Unlimited',
    megabytes: (count: number) => `${count} MB`,
    documents: 'Resumes',
    documentBytes: 'Document storage',
    fileBytes: 'Image storage',
    resumeFiles: 'Resume exports in all formats',
    builtInAi: 'AI with the built-in engine',
    paidAi: 'AI with paid models',
    templateFiles: 'Word and presentation templates',
    benefitFree: 'Free',
    benefitIncluded: 'Included',
    benefitPoints: 'Points',
  },
})
