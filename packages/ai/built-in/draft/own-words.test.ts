import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownLines, ownProjects, ownSkills } from './own-words.ts'

test('skills are apart by signs, lines or, in Latin letters, blanks', () => {
  const named = (text: string) => ownSkills(text).map(({ name }) => name)
  expect(named('React、TypeScript，Node.js;Excel\nPhotoshop')).toEqual([
    'React',
    'TypeScript',
    'Node.js',
    'Excel',
    'Photoshop',
  ])
  expect(named('React Vue C++')).toEqual(['React', 'Vue', 'C++'])
  expect(named('数据 分析')).toEqual(['数据 分析'])
  expect(named('sql，SQL')).toEqual(['SQL'])
  expect(named('')).toEqual([])
})

test('stated proficiency is used', () => {
  expect(ownSkills('精通 Java，熟练使用Excel、了解：摄影，熟练')).toEqual([
    { name: 'Java', level: '5' },
    { name: 'Excel', level: '4' },
    { name: '摄影', level: '2' },
    { name: '熟练', level: undefined },
  ])
})

test('projects keep their names and sentences', () => {
  expect(
    ownProjects(
      '1. 库存系统：做了报表。改了导出。\n- 又修了权限\n2、校园二手书\n给社区做了一个报名网站，三天上线',
    ),
  ).toEqual([
    { name: '库存系统', lines: ['做了报表', '改了导出', '又修了权限'] },
    { name: '校园二手书', lines: [] },
    { name: '【项目名称】', lines: ['给社区做了一个报名网站，三天上线'] },
  ])
})

test('a figure at the head of a line is no number of a list', () => {
  expect(ownLines('1.5 倍提速\n2. 带人')).toEqual(['1.5 倍提速', '带人'])
})

test('no word of the user is lost', () => {
  const withoutSigns = (text: string) => text.replace(/[\s\p{P}\p{S}\d]/gu, '')
  const ownText = fc
    .array(fc.constantFrom('搭建', '系统', '：', '，', '。', '；', '\n', '- ', '1. ', 'React', ' '), {
      maxLength: 24,
    })
    .map((all) => all.join(''))
  fc.assert(
    fc.property(ownText, (text) => {
      const projects = ownProjects(text)
      // More than five are more than a page takes.
      if (projects.length < 5)
        expect(
          withoutSigns(
            projects.map(({ name, lines }) => (name.startsWith('【') ? '' : name) + lines.join('')).join(''),
          ),
        ).toBe(withoutSigns(text))
      expect(withoutSigns(ownLines(text).join(''))).toBe(withoutSigns(text))
    }),
  )
})
