/** Blanks and punctuation of English text; says the same before and after. */
export const tidyEnglish = (text: string): string =>
  text
    .replaceAll(
      /[，；：！？。]/g,
      (sign) => ({ '，': ', ', '；': '; ', '：': ': ', '！': '! ', '？': '? ', '。': '. ' })[sign] ?? sign,
    )
    .replaceAll(/(?<=\S)[ \t]{2,}(?=\S)/g, ' ')
    .replaceAll(/(?<![ \t])[ \t]+(?=[,;:!?](?:\s|$))/g, '')
    .replaceAll(/([,;])[,;]+/g, '$1')
    .replaceAll(/[,;][ \t]*$/gm, '')
    .replaceAll(/(?<![ \t])[ \t]+$/gm, '')

/** The first letter of a line is a capital, unless it is a name that begins small (iOS, eBay). */
export const withCapital = (line: string): string =>
  line.replace(
    /^(- |\d{1,2}\. )?([a-z])(?![a-z]*[A-Z])/,
    (_, sign: string | undefined, initial: string) => `${sign ?? ''}${initial.toUpperCase()}`,
  )
