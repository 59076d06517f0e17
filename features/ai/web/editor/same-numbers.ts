const numbersIn = (text: string): string[] =>
  (text.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? [])
    .map((number) => String(Number(number)))
    .toSorted()

/** Whether a translation has the same numbers. Texts with Chinese numerals or with k and million are not checked. */
export const hasSameNumbers = (before: string, after: string): boolean => {
  if (
    /[\u4e07\u4ebf\u5343\u767e\u5341\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d]/.test(
      before + after,
    ) ||
    /\d\s?(k|m|bn|million|billion)\b/i.test(after)
  )
    return true
  return numbersIn(before).join() === numbersIn(after).join()
}
