import { FontsUnreachable } from '#packages/export/pdf/fonts-unreachable.ts'
import { defineWords } from '#packages/i18n/words.tsx'

const words = defineWords({
  zh: {
    fonts: (name: string) =>
      `没能生成 ${name}：有字体文件还没取到，现在又连不上网。你的内容没有变，联网后再试一次就好。`,
    offline: (name: string) =>
      `没能生成 ${name}：现在没有网络，需要的部分还没取到。你的内容没有变，联网后再试一次就好。`,
    other: (name: string) => `没能生成 ${name}。你的内容没有变，可以再试一次，或换一种格式。`,
  },
  en: {
    fonts: (name: string) =>
      `${name} could not be made: font files are missing and the network is away. Your content is untouched; try again when you are online.`,
    offline: (name: string) =>
      `${name} could not be made: you are offline and a part of it was never fetched. Your content is untouched; try again when you are online.`,
    other: (name: string) =>
      `${name} could not be made. Your content is untouched; try again, or take another format.`,
  },
})

/** Why no file was made, and what the user can do. */
export const failureText = (error: unknown, name: string, language: 'zh' | 'en'): string => {
  const t = words[language]
  if (error instanceof FontsUnreachable) return t.fonts(name)
  return navigator.onLine ? t.other(name) : t.offline(name)
}
