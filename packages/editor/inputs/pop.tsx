import { Popover } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import '@mantine/core/styles/Popover.css'
import styles from './inputs.module.css'

export interface PopProps {
  opened: boolean
  onClose(): void
  /** The control that opens it. */
  target: ReactElement
  label: string
  width?: number | 'target'
  /** Fields that are typed in keep the caret while their popover is open. */
  keepFocus?: boolean
  children: ReactNode
}

/** What opens beside a control: one look, Escape closes it and gives the focus back. */
export const Pop = ({ opened, onClose, target, label, width, keepFocus = false, children }: PopProps) => (
  <Popover
    opened={opened}
    onChange={(open) => {
      if (!open) onClose()
    }}
    onDismiss={onClose}
    position="bottom-start"
    offset={4}
    // The target says itself what it is: some are fields, some are buttons, all have an id of the form's.
    withRoles={false}
    trapFocus={!keepFocus}
    returnFocus={!keepFocus}
    transitionProps={{ duration: 120, transition: 'fade' }}
    middlewares={{ flip: true, shift: { padding: 8 } }}
    {...(width === undefined ? {} : { width })}
  >
    <Popover.Target>{target}</Popover.Target>
    <Popover.Dropdown className={styles.pop ?? ''} aria-label={label} role="dialog">
      {children}
    </Popover.Dropdown>
  </Popover>
)
