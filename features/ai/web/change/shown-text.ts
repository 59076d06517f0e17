/** A line of a list begins with a dot for the eye; `isStart`: the text begins a line. */
export const shownText = (text: string, isStart: boolean): string =>
  (isStart ? text.replace(/^- /, '• ') : text).replaceAll('\n- ', '\n• ')

/** Whether what follows this text begins a line. */
export const endsLine = (text: string, before: boolean): boolean =>
  text === '' ? before : text.endsWith('\n')
