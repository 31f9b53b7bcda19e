import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** The looks that buttons and links can have. */
export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  icon?: IconName
  /** As wide as its container. */
  wide?: boolean
}

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** In progress: it keeps its place and focus but does nothing. */
    busy?: boolean
  }
type ButtonLinkProps = ButtonLook & ComponentProps<'a'>

const sizes = { small: 'btn-sm', medium: '', large: 'btn-lg' }

/** The classes of a button, for other elements that look like one. */
export function buttonClass({ variant = 'secondary', size = 'medium', wide = false }: ButtonLook, extra = ''): string {
  return ['btn', `btn-${variant}`, sizes[size], wide ? 'w-full' : '', extra].filter(Boolean).join(' ')
}

/** A button, with an icon if wanted. */
export function Button({
  variant,
  size,
  icon,
  wide,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass({ variant, size, wide }, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={buttonClass({ variant, size, wide }, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
