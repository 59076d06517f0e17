const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const halfWidth = (text: string) =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

const stored = (year: number, month?: number): string | undefined => {
  if (year < 1900 || year > 2100) return undefined
  if (month === undefined) return String(year)
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : undefined
}

/** `Mar 2021`, `March, 2021`, `2021 Mar`. */
const readEnglish = (text: string): string | undefined => {
  const [, word = ''] = /([a-z]{3,9})/.exec(text) ?? []
  const [, year = ''] = /(\d{4})/.exec(text) ?? []
  const month = MONTHS.findIndex((name) => word.startsWith(name)) + 1
  return month > 0 && /^[a-z]*[\s.,]*\d{4}$|^\d{4}[\s.,]*[a-z]*\.?$/.test(text)
    ? stored(Number(year), month)
    : undefined
}

/**
 * Parses a year and month in many forms: 2021.3, 2021-03, 2021/3, 2021年3月, 202103, 03/2021, Mar 2021; or a year.
 * Returns `2021-03` or `2021`, or undefined for other texts.
 */
export const readMonth = (typed: string): string | undefined => {
  const text = halfWidth(typed).trim().toLowerCase()
  const [, year, month] =
    // The separators may be 年 and 月, with spaces around them.
    /^(\d{4})(?:\s*[-./\u2013\u3002\u5e74,]\s*|\s+)(\d{1,2})\s*\u6708?$/.exec(text) ??
    /^(\d{4})(\d{2})$/.exec(text) ??
    /^(\d{4})\s*\u5e74?$/.exec(text) ??
    []
  if (year) return stored(Number(year), month === undefined ? undefined : Number(month))
  const [, first, last] = /^(\d{1,2})\s*[-./]\s*(\d{4})$/.exec(text) ?? []
  return last ? stored(Number(last), Number(first)) : readEnglish(text)
}

/** 至今, 现在, now, present … */
export const meansNow = (typed: string): boolean =>
  /^(\u81f3\u4eca|\u73b0\u5728|\u73fe\u5728|\u76ee\u524d|\u4eca|now|present|today|current)$/.test(
    typed.trim().toLowerCase(),
  )
