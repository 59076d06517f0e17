/** Shows list markers as bullets. `isStart`: the text begins a line. */
export const shownText = (text: string, isStart: boolean): string =>
  (isStart ? text.replace(/^- /, '• ') : text).replaceAll('\n- ', '\n• ')

/** Whether the text after this one begins a line. */
export const endsLine = (text: string, before: boolean): boolean =>
  text === '' ? before : text.endsWith('\n')
