import { defineWords } from '#packages/i18n/define-words.ts'

export const tailorWords = defineWords({
  zh: {
    renamed: (words: string) => `改用岗位描述里的叫法：${words}`,
    lineFirst: '把最贴近这个岗位的一条放到最前面',
    askedFirst: '把岗位要求的放到前面',
    positionFirst: '把应聘的职位放到前面',
    missing: (words: string) =>
      `岗位提到而简历里没有的：${words}。内置引擎不会替你添加；如果确实具备，请写进技能或经历。`,
    nothingMissing: '岗位提到的关键词，简历里都有了。',
    drag: (words: string) => `建议把技能里的 ${words} 拖到最前面，岗位描述看重它们。`,
    noWords: '没有从这段文字里读出岗位要求，请粘贴完整的岗位描述。',
  },
  en: {
    renamed: (words: string) => `Named as the posting names it: ${words}`,
    lineFirst: 'The line that answers this posting best comes first',
    askedFirst: 'What is asked for comes first',
    positionFirst: 'The position applied for comes first',
    missing: (words: string) =>
      `Asked for and not in the resume: ${words}. The built-in engine does not add them; if you do have them, write them into skills or experience.`,
    nothingMissing: 'The resume has every word that the posting asks for.',
    drag: (words: string) =>
      `Consider dragging ${words} to the front of your skills: the posting asks for them.`,
    noWords: 'No requirements could be read from this text. Paste the whole job description.',
  },
})
