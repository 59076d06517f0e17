interface Key {
  isComposing: boolean
  keyCode: number
}

/**
 * A key that belongs to what an input method composes, and to nobody else: the Enter that takes the letters as they
 * are, the Escape that drops them. Safari ends the composition before it tells of the key; only its code says so then.
 */
export const isForInputMethod = ({ isComposing, keyCode }: Key): boolean => isComposing || keyCode === 229
