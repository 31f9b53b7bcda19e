import drawings from './icons.svg?no-inline'

/**
 * The icons of `icons.svg`, on a grid of 24 px. They are in a separate file, so that neither pages nor scripts carry
 * them.
 */
export type IconName =
  | 'apart'
  | 'arrow-left'
  | 'arrow-right'
  | 'bin'
  | 'bold'
  | 'book'
  | 'bulb'
  | 'bullets'
  | 'calendar'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'clock'
  | 'close'
  | 'cloud'
  | 'cloud-check'
  | 'cloud-up'
  | 'copy'
  | 'crown'
  | 'device'
  | 'down'
  | 'download'
  | 'edit'
  | 'eye'
  | 'eye-off'
  | 'file'
  | 'filter'
  | 'gift'
  | 'globe'
  | 'grip'
  | 'heart'
  | 'help'
  | 'history'
  | 'home'
  | 'info'
  | 'italic'
  | 'layout'
  | 'link'
  | 'logout'
  | 'menu'
  | 'minus'
  | 'monitor'
  | 'moon'
  | 'more'
  | 'move'
  | 'lift'
  | 'nest'
  | 'numbers'
  | 'plus'
  | 'receipt'
  | 'redo'
  | 'refresh'
  | 'rename'
  | 'search'
  | 'sun'
  | 'underline'
  | 'undo'
  | 'up'
  | 'user'
  | 'warning'

/** One of `icons.svg`, or a path on the same grid, as the icons of a résumé's sections are printed. */
type IconProps = { className?: string } & ({ name: IconName; path?: never } | { name?: never; path: string })

/** An icon beside a text with the same meaning; it is hidden from screen readers. The class `icon` sets its size. */
export function Icon({ name, path, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      {path ? <path d={path} /> : <use href={`${drawings}#${name}`} />}
    </svg>
  )
}
