import { BLANK } from '../blanks.ts'
import type { TextAt } from '../places.ts'
import type { Evidence } from '../steps.ts'
import { diagnosisNotes, type Notes } from './notes.ts'
import { EXPERIENCE, entriesIn, linesOf, type ResumeTexts, storyOf } from './resume-texts.ts'
import { lost, won } from './score.ts'

/** A reader has made up their mind after a dozen entries. */
const MAX_ENTRIES = 12
const ENOUGH_LINES = 3

const FIGURE =
  /\d|[一二三四五六七八九十百千万亿两半]\s*(?:%|成|倍|万|亿|个|名|人|位|家|次|天|周|月|年|小时|分钟|项|篇|台|套|场|份|条|支|门|级|期|例|款|层|元|所|座|批|届|分之)|零(?:事故|投诉|差错|泄露|缺陷|积压|故障)|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|half|third|quarter|twice|double[ds]?|tripled)\b/i

/** A year is a date, not a measure of what was done. */
const withoutDates = (line: string): string =>
  line.replace(BLANK, '').replace(/(?<!\d)(?:19|20)\d{2}\s*(?:年|届|级|[-./]\d{1,2})?(?!\d)/g, '')

export const hasFigure = (line: string): boolean => FIGURE.test(withoutDates(line))

const RESULT =
  /提升|提高|增长|增加|增至|升至|升到|达到|达成|突破|超额|降低|降到|降至|下降|减少|减到|缩短|节省|节约|压低|压缩|避免|实现|完成率|获[^，。；]{0,10}(?:奖|名|等|称号|好评|一致|认可|批准|授权)|获得|荣获|获评|获奖|中标|签约|上线|落地|通过验收|被采纳|采纳|沿用|推广到|覆盖|支撑|清零|翻番|成为|促成|取代|保持|稳定在|达\d|零事故|零投诉|合格|转正|留存|\b(?:increas|reduc|rais|cut|sav|grew|grow|improv|doubl|tripl|won|achiev|deliver|launch|shorten|halv|fell|rose|exceed|lower|lift|award|adopt|complet|reach|remov|earn|secur|drop|brought|recover|prevent|gain|kept)/i

export const hasResult = (line: string): boolean => RESULT.test(line)

const judged = (story: TextAt, notes: Notes): Evidence[] => {
  const lines = linesOf(story.text)
  const withFigure = lines.filter(hasFigure)
  const without = lines.find((line) => !hasFigure(line))
  const result = lines.find(hasResult)
  return [
    withFigure.length * 2 >= lines.length
      ? won(notes.figures(withFigure.length, lines.length), story, withFigure[0])
      : lost(notes.noFigures(withFigure.length, lines.length), story, without),
    result ? won(notes.result, story, result) : lost(notes.noResult, story),
    lines.length >= ENOUGH_LINES
      ? won(notes.lines(lines.length), story)
      : lost(notes.fewLines(lines.length), story),
  ]
}

/** How much of the experience is supported by numbers and results. */
export const evidenceEvidence = (resume: ResumeTexts): Evidence[] => {
  const notes = diagnosisNotes[resume.language]
  const stories = entriesIn(resume, ...EXPERIENCE).flatMap((entry) => {
    const story = storyOf(entry)
    return story && linesOf(story.text).length > 0 ? [story] : []
  })
  const award = entriesIn(resume, 'awards').flatMap(({ fields }) => fields.awardsName ?? [])[0]
  const work = entriesIn(resume, 'works_display').flatMap(({ fields }) => fields.worksLink ?? [])[0]
  return [
    ...(stories.length === 0 ? [lost(notes.noEntries)] : []),
    ...stories.slice(0, MAX_ENTRIES).flatMap((story) => judged(story, notes)),
    ...(award ? [won(notes.award, award)] : []),
    ...(work ? [won(notes.works, work)] : []),
  ]
}
