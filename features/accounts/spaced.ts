/** A name within Chinese words: Latin letters stand apart from them, Chinese ones do not. */
export const spaced = (name: string): string =>
  `${/^[!-~]/.test(name) ? ' ' : ''}${name}${/[!-~]$/.test(name) ? ' ' : ''}`
