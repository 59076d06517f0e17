interface Key {
  isComposing: boolean
  keyCode: number
}

/**
 * A key that belongs to the composition of an input method: Enter accepts the letters, Escape drops them. Safari ends
 * the composition before it sends the key event, which then is recognisable only by its key code.
 */
export const isForInputMethod = ({ isComposing, keyCode }: Key): boolean => isComposing || keyCode === 229
