import { isApple, keysOf, type Shortcut } from '#packages/editor-core/shortcut.ts'
import parts from '#packages/editor-core/tool-parts.module.css'

const apple = typeof navigator !== 'undefined' && isApple(navigator.platform)

/** A shortcut as its keys look. */
export const Keys = ({ shortcut }: { shortcut: Shortcut }) => (
  <span className={parts.keys}>
    {keysOf(shortcut, apple).map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </span>
)
