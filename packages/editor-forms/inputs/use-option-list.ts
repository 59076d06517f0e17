import { type KeyboardEvent, useId, useState } from 'react'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import type { Option } from './option-list.tsx'

/** State of an option list and its active option. */
export interface OptionListState {
  id: string
  opened: boolean
  options: readonly Option[]
  chosen: string | undefined
  active: number
  choose(value: string): void
  close(): void
}

/**
 * Keyboard handling of a list that opens below a field or button. The focus stays there, and `aria-activedescendant`
 * names the active option.
 */
export const useOptionList = ({
  options,
  chosen,
  onChoose,
}: {
  options: readonly Option[]
  chosen: string | undefined
  onChoose(value: string): void
}) => {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = opened && options.length > 0

  const open = (at = -1) => {
    setActive(at)
    setOpened(true)
  }
  const openAtChosen = () =>
    open(
      Math.max(
        0,
        options.findIndex(({ value }) => value === chosen),
      ),
    )
  const close = () => setOpened(false)
  const choose = (value: string) => {
    onChoose(value)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isForInputMethod(event.nativeEvent) || event.altKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const reached = options[active]
    if (step && !shown) openAtChosen()
    else if (step) setActive((Math.max(active, step < 0 ? 0 : -1) + step + options.length) % options.length)
    else if (event.key === 'Enter' && shown && reached) choose(reached.value)
    else if (event.key === 'Escape' && shown) {
      close()
      event.stopPropagation()
    } else return
    event.preventDefault()
  }
  const list: OptionListState = { id, opened: shown, options, chosen, active, choose, close }
  return {
    list,
    open,
    openAtChosen,
    close,
    /** Props of the focused element. */
    bind: {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': shown,
      'aria-controls': shown ? id : undefined,
      'aria-activedescendant': shown && active >= 0 ? `${id}-${active}` : undefined,
      onKeyDown,
    } as const,
  }
}
