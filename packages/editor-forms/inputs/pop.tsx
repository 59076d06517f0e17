import { type ReactNode, useRef } from 'react'
import { Float, type Placement } from '#packages/ui/float.tsx'
import { firstStop, keepTabInside, useFocusInside } from '#packages/ui/focus-inside.ts'
import styles from './inputs.module.css'

interface PopProps extends Placement {
  opened: boolean
  onClose(): void
  label: string
  /** The field keeps the focus while its popover is open. */
  keepFocus?: boolean
  className?: string | undefined
  children: ReactNode
}

const Opened = ({
  onClose,
  label,
  keepFocus = false,
  className = styles.pop ?? '',
  ...rest
}: Omit<PopProps, 'opened'>) => {
  const box = useRef<HTMLDivElement>(null)
  useFocusInside(box, rest.anchor, keepFocus ? undefined : firstStop)
  return (
    <Float
      {...rest}
      box={box}
      className={className}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onDismiss={onClose}
      onKeyDown={(event) => {
        if (!keepFocus) keepTabInside(event, box.current)
      }}
    />
  )
}

/** A popover next to a control: Escape closes it and returns the focus. */
export const Pop = ({ opened, ...rest }: PopProps) => (opened ? <Opened {...rest} /> : null)
