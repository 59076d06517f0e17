import { expect, test } from 'vitest'
import { itemsOf, lost, read } from '#test/corpus/json-kit.ts'
import { magicResume } from '#test/corpus/other-builders.ts'

test('magic-resume, in the order of its menu', async () => {
  const reading = await read(magicResume)
  expect(reading.source).toBe('magic-resume')
  expect(reading.document.title).toBe('陈列师简历')
  expect(reading.document.sections.map(({ kind, title, visible }) => [kind, title, visible])).toEqual([
    ['base_info', '基本资料', true],
    ['skill_specialties', '专业技能', true],
    ['work_experience', '工作经验', true],
    ['custom', '比赛', false],
    ['project_experience', '项目经历', true],
    ['edu_background', '教育背景', true],
    ['awards', '荣誉奖项', true],
    ['self_evaluation', '自我评价', true],
    ['custom', '原来不显示的信息', false],
  ])
  expect(itemsOf(reading, 'skill_specialties')).toEqual([
    { skillName: '软件', introduce: 'SketchUp、PS' },
    { introduce: '熟悉卖场动线' },
    { skillName: '手绘', proficiency: '4' },
  ])
  expect(reading.notes).toContainEqual({ code: 'picture-left-out' })
  expect(reading.unplaced).toBe(0)
  expect(JSON.stringify(reading.document)).not.toContain('secret')
  const texts = {
    ...magicResume,
    basic: { ...magicResume.basic, githubKey: '', icons: {}, fieldOrder: [] },
    skillContent: '',
    certificates: [],
    globalSettings: {},
  }
  expect(lost(texts, reading)).toEqual([])
})
