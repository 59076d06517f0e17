import { defineWords } from '#packages/i18n/define-words.ts'
import type { RuleName } from './rule.ts'

/** The description of each rule, shown next to a change. */
export const ruleWords = defineWords({
  zh: {
    verb: '开头换成说明做了什么的动词',
    filler: '去掉谁都能写的套话',
    wordy: '把绕的说法改直接',
    person: '省去「我」「本人」',
    passive: '被动改主动',
    punctuation: '统一标点与全半角',
    spaces: '统一中英文之间的空格',
    twice: '合并说同一件事的句子',
    numbers: '在结果处留出填数字的位置',
    method: '提示补上做法与结果',
    short: '删去不带事实的分句',
    adjectives: '去掉空泛的形容词和副词',
    formal: '口语改书面语',
    hedge: '去掉犹豫的说法',
    stops: '统一句末标点',
  },
  en: {
    verb: 'opens with what was done',
    filler: 'drops phrases that anybody could write',
    wordy: 'says it more directly',
    person: 'drops the first person',
    passive: 'active instead of passive',
    punctuation: 'mends punctuation',
    spaces: 'even spaces between Chinese and Latin words',
    twice: 'joins lines that say the same',
    numbers: 'leaves a place for the number',
    method: 'asks for method and result',
    short: 'leaves out clauses without a fact',
    adjectives: 'drops empty adjectives',
    formal: 'more formal wording',
    hedge: 'drops hesitant wording',
    stops: 'lines end alike',
  },
} satisfies Record<'zh' | 'en', Record<RuleName, string>>)

export const noteWords = defineWords({
  zh: {
    join: '；',
    free: '内置引擎按规则改写，读不懂自由描述的要求，这次没有照它做；换一个语言模型可以。能照做的有：更简短、更详细、加数字、去掉形容词、更正式、更有力、加或去句号。',
    translate: '内置引擎不会在改写时换语言。整份翻译请用「翻译」，自由翻译需要语言模型。',
    tooMuch: '内容太多，后面的没有看；请分段来润色。',
    clean: '按规则检查过了，没有要改的地方。要换个说法或重组内容，需要语言模型。',
  },
  en: {
    join: '; ',
    free: 'The built-in engine rewrites by rule and cannot follow wishes in free words; a language model can. It understands: shorter, longer, add numbers, drop adjectives, more formal, more confident, with or without full stops.',
    translate:
      'The built-in engine does not change the language while improving. Use “Translate”; free translation needs a language model.',
    tooMuch: 'There is too much of it: the rest was not looked at. Improve it part by part.',
    clean: 'Checked by rule: nothing to change. To say it in another way a language model is needed.',
  },
})
