import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string }

/** A button that shows only an icon; its label is its name and its tooltip. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className={`icon-btn ${className}`.trimEnd()} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
