/**
 * Forms of the CJK radicals supplement that PDF files write for the plain character. Unicode gives only two of
 * them a plain form of their own, so that normalising does not help.
 */
const RADICALS = new Map(
  [
    ...'⺎兀⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻒镸⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻬齐⻮齿⻰龙⺝月⺮竹⺰纟⺼肉⻊足⻐钅⻗雨⻟饣⺌小⺍小⺗心⺩王⺪疋⺬示⺭礻⺶羊⺷羊⻂衤⻍辶⻏阝⻖阝⼾户⾭青⿈黄⿌黾㬵胶⺅亻⺉刂⺐尢⺒巳⺓幺⺕彐⺖忄⺘扌⺙攵⺡氵⺣灬⺦丬⺨犭⺺肀⺾艹⻈讠⻌辶⻠饣'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, radical = '', plain = '']) => [radical, plain]),
)

/**
 * Four are Kangxi radicals whose plain form by Unicode is the traditional one. The last is a rare character whose glyph
 * Noto shares with a common one: printed files name either.
 */
const RADICAL = /[\u2e80-\u2eff⼾⾭⿈⿌㬵]/g
/** Kangxi radicals, compatibility ideographs, ligatures, and digits and letters as wide as a Han character. */
const COMPATIBLE =
  /[\u2f00-\u2fdf\uf900-\ufaff\ufb00-\ufb06\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]|[\u{2f800}-\u{2fa1f}]/gu
const WIDE_SIGNS = new Map(
  [...'＠@＋+％%＆&＃#＿_／/｜|＊*'.matchAll(/(.)(.)/gu)].map(([, wide = '', plain = '']) => [wide, plain]),
)
const WIDE_SIGN = /[＠＋％＆＃＿／｜＊]/g
const HYPHENS = /[\u2010\u2011]/g
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufff9-\ufffb]/g
const LINE_ENDS = /\r\n?|[\f\u0085\u2028\u2029]/g
/** Word's list signs and icon fonts. No font has glyphs for them, but they separate texts. */
const PRIVATE = /[\ue000-\uf8ff]/g
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Text as people write it: what copying, PDF fonts and input methods did to it is undone; lines stay lines. */
export const normalise = (text: string): string =>
  text
    .replace(LONE_SURROGATE, '')
    .replace(LINE_ENDS, '\n')
    .normalize('NFC')
    .replace(RADICAL, (radical) => RADICALS.get(radical) ?? radical.normalize('NFKC'))
    .replace(COMPATIBLE, (sign) => sign.normalize('NFKC'))
    .replace(WIDE_SIGN, (sign) => WIDE_SIGNS.get(sign) ?? sign)
    .replace(HYPHENS, '-')
    .replace(/\u2012/g, '–')
    // As wide as a character: people part facts with it, and indent.
    .replace(/\u3000/g, '  ')
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(PRIVATE, '•')

export const isHan = (sign: string): boolean =>
  /[\p{Script=Han}\u3001-\u301f\uff00-\uffef《》“”‘’…—]/u.test(sign)

/** 张 三 → 张三, E D U → EDU: letters set apart for their looks. */
export const closeUp = (text: string): string => {
  const trimmed = text.trim()
  if (/^\p{Script=Han}(?:\s+\p{Script=Han})+$/u.test(trimmed)) return trimmed.replaceAll(/\s+/g, '')
  if (/^[A-Za-z&](?:\s{1,3}[A-Za-z&]){3,}$/.test(trimmed))
    return trimmed
      .replaceAll(/(?<=\S)\s(?=\S)/g, '')
      .replaceAll(/\s{2,}/g, ' ')
      .replaceAll(/(?<=[a-z])(?=[A-Z&])|(?<=&)(?=[A-Z])/g, ' ')
  return trimmed
}

/** Columns that a text takes in a fixed-width window: a Han character takes two. */
export const widthOf = (text: string): number => {
  let width = 0
  for (const sign of text)
    width +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/.test(sign) ||
      (sign.codePointAt(0) ?? 0) > 0xffff
        ? 2
        : 1
  return width
}
