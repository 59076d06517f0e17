import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { AppLink } from './link.tsx'

interface Look {
  /** The main action is vermilion, the others are plain. */
  look?: 'primary' | 'plain' | undefined
  /** `form` fills the width of its form. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'form' | undefined
}

const looks = ({ look = 'primary', size = 'sm' }: Look, className = '') => ({
  className: `${styles.button} ${className}`,
  'data-look': look,
  'data-size': size,
})

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** The action is running: the button cannot be pressed again. */
  busy?: boolean
}

export const Button = ({ look, size, busy = false, disabled, className, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    {...looks({ look, size }, className)}
    disabled={busy || disabled}
    aria-busy={busy || undefined}
  >
    <span>{children}</span>
  </button>
)

/** A link that looks like a button. */
export const ButtonLink = ({
  look,
  size,
  className,
  ...rest
}: Omit<ComponentProps<typeof AppLink>, 'className'> & Look & { className?: string | undefined }) => (
  <AppLink {...rest} {...looks({ look, size }, className)} />
)
