interface Key {
  isComposing: boolean
  keyCode: number
}

/**
 * A key that belongs to the composition of an input method: Enter accepts the composed text, Escape discards it. Safari
 * ends the composition before it sends the key event, which then has only the key code 229.
 */
export const isForInputMethod = ({ isComposing, keyCode }: Key): boolean => isComposing || keyCode === 229
