import { defineWords } from '#packages/i18n/words.tsx'
import type { Finding } from '#packages/render/check/finding.ts'

/** One sentence for each rule of the check. */
export const findingWords = defineWords({
  zh: {
    overflow: (name: string, px: string) => `${name}超出边界 ${px} px`,
    cut: (name: string, px: string) => `${name}有一行被截掉 ${px} px`,
    overlap: (name: string, _: string) => `${name}与旁边的文字重叠`,
    contrast: (name: string, ratio: string) => `${name}对比度只有 ${ratio} : 1`,
    hole: (name: string, _: string) => `${name}没有照片时留下空位`,
    hollow: (name: string, _: string) => `${name}没有内容时仍占位`,
    order: (name: string, _: string) => `${name}的阅读顺序与位置不一致`,
    mono: (name: string, _: string) => `${name}黑白打印时难以辨认`,
    field: (section: string, field: string) => `${section}的${field}`,
  },
  en: {
    overflow: (name: string, px: string) => `${name} overflows by ${px} px`,
    cut: (name: string, px: string) => `${name} has a line cut off by ${px} px`,
    overlap: (name: string, _: string) => `${name} overlaps nearby text`,
    contrast: (name: string, ratio: string) => `${name} has a contrast of only ${ratio} : 1`,
    hole: (name: string, _: string) => `${name} leaves a gap when there’s no photo`,
    hollow: (name: string, _: string) => `${name} takes up space when it’s empty`,
    order: (name: string, _: string) => `${name} is out of reading order`,
    mono: (name: string, _: string) => `${name} is hard to read in black and white`,
    field: (section: string, field: string) => `${section}: ${field}`,
  },
})

export const amountOf = ({ rule, amount = 0 }: Finding): string =>
  rule === 'contrast' ? amount.toFixed(1) : String(Math.max(1, Math.round(amount)))
