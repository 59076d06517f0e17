const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const FULL = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

type Part = (year: string, month: string) => string

const range = (part: Part, sign: string, now: string) => (span: { from?: string; to?: string }) => {
  const one = (text: string) => {
    const [year = '', month = ''] = text.split('-')
    return part(year, month)
  }
  if (!span.from) return ''
  return `${one(span.from)}${span.to === 'now' && /\p{Script=Han}$/u.test(sign) ? '' : sign}${span.to === 'now' ? now : one(span.to ?? '')}`
}

/** Ways to write a period. */
export const dateStyles = {
  dots: range((year, month) => `${year}.${month}`, ' - ', '至今'),
  tight: range((year, month) => `${year}.${Number(month)}`, '-', '至今'),
  wave: range((year, month) => `${year}.${month}`, '～', '至今'),
  slashes: range((year, month) => `${year}/${month}`, '—', '至今'),
  words: range((year, month) => `${year}年${Number(month)}月`, ' - ', '至今'),
  hyphens: range((year, month) => `${year}-${month}`, ' 至 ', '今'),
  short: range((year, month) => `${MONTHS[Number(month) - 1]} ${year}`, ' – ', 'Present'),
  full: range((year, month) => `${FULL[Number(month) - 1]} ${year}`, ' to ', 'present'),
  numbers: range((year, month) => `${month}/${year}`, ' - ', 'Now'),
}

export const day = {
  dots: (date = '') => date.replace('-', '.'),
  words: (date = '') => date.replace(/^(\d+)-0?(\d+)$/, '$1年$2月'),
  short: (date = '') =>
    date.replace(/^(\d+)-(\d+)$/, (_, year: string, month: string) => `${MONTHS[Number(month) - 1]} ${year}`),
}
