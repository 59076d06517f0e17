import { describe, expect, test } from 'vitest'
import { people } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { textsOf, titlesOf } from '../document-texts.ts'
import { lookUp, type TableName, tables } from './glossary.ts'
import { translateText } from './translate-text.ts'

const none = new Map<string, string>()
const at = (field: string, text: string, kind = 'custom') => ({
  place: { section: 'one', item: 'two', field },
  kind,
  label: '',
  text,
})
const inEnglish = (field: string, text: string) => {
  const made = translateText(at(field, text), 'zh', 'en', none)
  return made.as === 'translated' ? made.text : made.as
}
const inChinese = (field: string, text: string) => {
  const made = translateText(at(field, text), 'en', 'zh', none)
  return made.as === 'translated' ? made.text : made.as
}

describe('the glossary', () => {
  test('has every row in both languages, and no word twice in a table', () => {
    const rows = Object.values(tables).flat()
    expect(rows.length).toBeGreaterThanOrEqual(700)
    const isHan = (word: string) => /\p{Script=Han}/u.test(word)
    const wrong = Object.entries(tables).flatMap(([name, table]: [string, readonly string[][]]) => {
      const chinese = table.flatMap((row) => row.filter(isHan))
      const twice = chinese.filter((word, at) => chinese.indexOf(word) !== at)
      const oneSided = table.filter((row) => {
        const [zh = '', en = ''] = [row.find(isHan), row.find((word) => !isHan(word))]
        const there = lookUp(zh, 'en', [name as TableName])
        return there !== en || lookUp(en, 'zh', [name as TableName]) === undefined
      })
      return [...twice, ...oneSided.flat()].map((word) => `${name}: ${word}`)
    })
    expect(wrong).toEqual([])
  })
})

describe('a text', () => {
  test.each([
    ['title', '工作经历', 'Work Experience'],
    ['degree', '工学硕士', 'M.Eng.'],
    ['intendedCity', '杭州、上海', 'Hangzhou, Shanghai'],
    ['address', '浙江省杭州市', 'Hangzhou, Zhejiang'],
    ['address', '杭州市滨江区', 'left'],
    ['workService', '1年经验', '1 year of experience'],
    ['workService', '2027届毕业生', 'Class of 2027'],
    ['period', '2021年3月至今', 'Mar 2021 – Present'],
    ['period', '2021年3月–2022年11月', 'Mar 2021 – Nov 2022'],
    ['period', '2021.03–2022.11', 'same'],
    ['period', '2021年13月–2022年11月', 'left'],
    ['period', '2021-03/now', 'same'],
    ['specialized', '工商管理（在职）', 'Business Administration (Part-time)'],
    ['skillName', 'PostgreSQL', 'same'],
    ['skillName', 'Java、数据分析', 'Java, Data Analysis'],
    ['fields', '籍贯：南京\n英语：流利', 'Hometown: Nanjing\nEnglish: Fluent'],
    ['fields', '籍贯：南京\n座右铭：慢慢来', 'left'],
    ['bullets', '- 数据分析\n- 用户研究', '- Data Analysis\n- User Research'],
    ['bullets', '- 数据分析\n- 把账单拆到每个服务', 'left'],
    ['name', '杭州', 'left'],
    ['post', '主持人', 'left'],
    ['expectSalary', '50–60K·16薪', '50–60K × 16 months'],
    ['email', 'a@example.com', 'same'],
  ])('%s: %s → %s', (field, zh, en) => {
    expect(inEnglish(field, zh)).toBe(en)
  })
  test.each([
    ['degree', 'B.Eng.', '工学学士'],
    ['degree', 'Master’s', '硕士'],
    ['post', 'Senior Backend Engineer', '高级后端工程师'],
    ['post', 'Architect', 'left'],
    ['workService', '9 years’ experience', '9年经验'],
    ['period', 'Mar 2021 – Present', '2021.03至今'],
    ['skillName', 'Go', 'same'],
    ['bullets', '- Cut costs by 30%', 'left'],
  ])('%s: %s → %s', (field, en, zh) => {
    expect(inChinese(field, en)).toBe(zh)
  })
  test('is whole in the other language or stands as it was, and keeps every figure', () => {
    const wrong = people.flatMap((person) => {
      const document = sampleDocument(person)
      const to = person.language === 'zh' ? 'en' : 'zh'
      return [...titlesOf(document), ...textsOf(document)].filter((text) => {
        const made = translateText(text, person.language, to, none)
        if (made.as !== 'translated') return false
        const hasHan = /\p{Script=Han}/u.test(made.text)
        if (/period|date/i.test(text.place.field)) return to === 'en' && hasHan
        return hasHan !== (to === 'zh') || `${made.text.match(/\d+/g)}` !== `${text.text.match(/\d+/g)}`
      })
    })
    expect(wrong).toEqual([])
  })
})
