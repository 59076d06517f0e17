import { plainText, type Rich } from '#packages/document/values.ts'
import type { IconName } from '#packages/layout/icons.ts'
import type { Fact, Kind } from './define.ts'
import { linesOf, nameAndRest, room } from './rich-lines.ts'

/** Words that say which sign a line gets; the first that occurs wins. */
const SIGNS: readonly [RegExp, IconName][] = [
  [/摄影|拍照|胶片|街拍|photo/i, 'camera'],
  [/书法|国画|水彩|绘画|画画|手绘|速写|油画|\b(?:paint|draw|sketch|callig)/i, 'brush'],
  [/天文|观星|astronom|stargaz/i, 'telescope'],
  [/观鸟|水鸟|鸟|\bbird|waterbird/i, 'bird'],
  [/钓鱼|垂钓|养鱼|\b(?:fish|angl)/i, 'fish'],
  [/帆船|赛艇|皮划艇|\b(?:sail|row(?:ing|er)|kayak)/i, 'boat'],
  [/游泳|潜水|冲浪|\b(?:swim|div(?:ing|er)|surf)/i, 'waves'],
  [/骑行|自行车|\b(?:cycl|bik(?:e|ing))/i, 'bike'],
  [/露营|camping/i, 'tent'],
  [/定向|地图|orienteer|\bmaps?\b/i, 'map'],
  [/徒步|登山|爬山|攀岩|\b(?:hik|climb|mountain|trek)/i, 'mountain'],
  [/跑|马拉松|散步|\b(?:runn|marathon|walk|jog)/i, 'steps'],
  [/健身|瑜伽|普拉提|太极|\b(?:gym|yoga|pilates|fitness)/i, 'gym'],
  [/球|运动|\b(?:basket|foot|volley|base)ball|tennis|badminton|soccer|\bgolf/i, 'sport'],
  [/吉他|guitar|ukulele/i, 'guitar'],
  [/钢琴|piano/i, 'piano'],
  [/音乐|合唱|唱歌|乐队|长笛|提琴|古筝|琴|鼓|\b(?:music|choir|sing|flute|violin|cello|drum|band)/i, 'music'],
  [/戏|剧|评弹|话剧|相声|脱口秀|\b(?:opera|theat|drama|ballad|comedy)/i, 'drama'],
  [/电影|影评|纪录片|\b(?:film|movie|cinema)/i, 'film'],
  [/咖啡|coffee/i, 'coffee'],
  [/烘焙|做饭|料理|下厨|烹饪|美食|\b(?:bak(?:e|ing)|cook|cuisine)/i, 'cook'],
  [/赶集|集市|\bmarkets?\b/i, 'market'],
  [/茶|\btea\b/i, 'leaf'],
  [/收音机|电台|radio/i, 'radio'],
  [/机械表|手表|钟表|\bwatch(?:es|making)\b|\bclock/i, 'watch'],
  [/铅字|印刷|印章|篆刻|集邮|\b(?:letterpress|print|stamp|seal)/i, 'stamp'],
  [/木工|模型|\b(?:wood|model-making)/i, 'hammer'],
  [/陶|pottery|ceramic/i, 'pottery'],
  [/钩织|编织|刺绣|缝纫|剪纸|手工|\b(?:crochet|knit|sew|embroider|craft)/i, 'scissors'],
  [/修|拆|\b(?:repair|restor)/i, 'tools'],
  [/方志|历史|考古|博物馆|\b(?:histor|archaeolog|museum)/i, 'scroll'],
  [/手账|账本|日记|记录|\b(?:journal|diary|ledger|accounts)/i, 'notebook'],
  [/写作|博客|诗|\b(?:writ|blog|poet)/i, 'pen'],
  [/阅读|读书|看书|书|小说|\b(?:read|book|novel|literature)/i, 'book'],
  [/游戏|桌游|棋|电竞|\b(?:gam(?:e|ing)|chess)/i, 'game'],
  [/植物|园艺|种花|种菜|养花|花艺|多肉|标本|\b(?:garden|plant|herbari|botan)/i, 'plant'],
  [/猫|狗|宠物|动物|\b(?:cats?|dogs?|pets?)\b/i, 'pet'],
  [/志愿|公益|支教|义工|volunteer|charit/i, 'heart'],
  [/播客|演讲|辩论|主持|\b(?:podcast|speak|debat)/i, 'mic'],
  [/外语|语言|英语|日语|法语|language|\b(?:french|japanese|spanish)\b/i, 'language'],
  [/代码|开源|编程|\b(?:cod(?:e|ing)|open source|programm)/i, 'code'],
  [/数据|\bdata\b/i, 'idea'],
  [/设计|艺术|展览|看展|\b(?:design|art|exhibition)/i, 'palette'],
  [/旅行|旅游|自驾|\b(?:travel|trip)/i, 'travel'],
]

const signIn = (text: string): IconName | undefined => SIGNS.find(([words]) => words.test(text))?.[1]

/** A name fits a tag, a circle, a line in a row. */
const isShort = (text: string): boolean => room(text) <= 9 || (room(text) <= 13 && /^[\w\s'’-]+$/.test(text))

const bare = (text: string): string => text.replace(/(?<![。.；;，,\s])[。.；;，,\s]+$/, '')

/** A caption needs no full stop, unless it is more than one sentence. */
const oneSentence = (text: string): string => (/[。！？]|[.!?]\s/.test(text.slice(0, -1)) ? text : bare(text))

const capital = (text: string): string => text.replace(/^[a-z]/, (initial) => initial.toUpperCase())

/** The start of a sentence about interests, which a list may follow. */
const LEAD =
  /^(?:我|本人)?(?:平时|业余(?:时间)?|闲暇(?:时)?|空闲时|周末|工作之余)?[，,]?(?:也|还|很|最|非常|特别)?(?:喜欢|喜爱|热爱|爱好|热衷于?)|^(?:I(?:’m|'m| am)?\s+)?(?:also |really )?(?:enjoys?|loves?|likes?|fond of|keen on|interested in)\s+/i

const BETWEEN = /[、，,；;|／/·•・\u3000]+/

/** 摄影、徒步和烘焙 on one line is a list; a sentence with commas is not. */
const wordsOf = (line: string): string[] => {
  if (nameAndRest(line)) return [line]
  const list = bare(line).replace(LEAD, '')
  const parts = list.split(BETWEEN)
  if (parts.length === 1 && list === bare(line)) return [line]
  const pieces = parts
    .flatMap((piece, at) =>
      at === parts.length - 1
        ? piece.replace(/^\s*and\s+/i, '').split(/(?<=..)[和与及](?=..)|(?<!\s)\s+and\s+/)
        : [piece],
    )
    .map((piece) => capital(piece.trim()))
    .filter((piece) => piece !== '')
  return pieces.length > 1 &&
    pieces.every((piece) => room(piece) <= 6 || (isShort(piece) && piece.length > 9))
    ? pieces
    : [line]
}

/** The likings that a sentence speaks of, as the person wrote them, at most three. */
const nameIn = (line: string): string => {
  const found = SIGNS.flatMap(([words]) => {
    const match = words.exec(line)
    if (!match || match[0].length < 2) return []
    const [whole = match[0]] = /^[a-z]*/i.exec(line.slice(match.index)) ?? []
    return [{ at: match.index, word: whole === '' ? match[0] : whole }]
  })
  const words = found.toSorted((one, other) => one.at - other.at).map(({ word }) => word)
  const name = words.slice(0, 3).join(/[a-z]/i.test(words.join('')) ? ', ' : '、')
  return capital(room(name) <= 14 ? name : (words[0] ?? ''))
}

const NAME_AND_TEXT = [
  /^(.[^（(\n]*?)(?<!\s)\s*[（(](.+)[）)]$/,
  /^(.+?)(?<!\s)\s*(?:——|—|–|(?<=\s)-\s)\s*(\S.*)/,
]

/**
 * `摄影：周末拍旧城` is a name and a text about it. Where `find` asks for names, a short line is a name, and a sentence is
 * shown below its subject.
 */
const cut = (line: string, find: boolean): Pick<Fact, 'label' | 'value'> => {
  const named = nameAndRest(line)
  if (named) return { label: named.name, value: capital(oneSentence(named.rest)) }
  const text = bare(line)
  for (const pattern of NAME_AND_TEXT) {
    const [, name = '', rest = ''] = pattern.exec(text) ?? []
    if (name !== '' && isShort(name)) return { label: name, value: capital(rest) }
  }
  if (!find) return { label: '', value: line }
  if (isShort(text) && !BETWEEN.test(text)) return { label: text, value: '' }
  return { label: nameIn(line), value: line }
}

interface Options {
  /** A line that gives no name gets one. */
  find?: true
}

/** The lines of a styled text as facts: a name, what is said of it, and a sign; either may be missing. */
export const lineFacts =
  (field: string, { find }: Options = {}): NonNullable<Kind['facts']> =>
  ({ data }) => {
    const text = data[field]
    if (!Array.isArray(text)) return []
    return linesOf(text as Rich)
      .flatMap((block) => wordsOf(plainText([block])))
      .map((line): Fact => {
        const { label, value } = cut(line, find === true)
        return { field, label, value, icon: signIn(label) ?? signIn(value) ?? 'sparkles' }
      })
  }
