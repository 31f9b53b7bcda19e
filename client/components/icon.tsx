/** Line drawings on a 24 px grid; the class `icon` gives them size and stroke. */
const shapes = {
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2Zm0 0v14',
  check: 'm5 12.5 4.5 4.5L19 7',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-left': 'm15 6-6 6 6 6',
  'chevron-right': 'm9 6 6 6-6 6',
  clock: 'M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  close: 'M6 6l12 12M18 6 6 18',
  cloud: 'M7 19a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.6 1.2A4 4 0 0 1 17.5 19z',
  crown: 'm4 8 4 4 4-7 4 7 4-4-2 10H6z',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  edit: 'm4 20 1-5L16 4l4 4L9 19zM14 6l4 4',
  eye: 'M2 12c5-9 15-9 20 0-5 9-15 9-20 0Zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  'eye-off':
    'm4 4 16 16M9.9 6.2C14.5 5.2 19 7.2 22 12c-.8 1.4-1.7 2.5-2.7 3.5M6.5 7.7C4.8 8.7 3.3 10.1 2 12c3.6 5.8 9.8 7.7 14.6 5.7M10 10a3 3 0 0 0 4 4',
  file: 'M6 3h8l4 4v14H6zm8 0v4h4M9 12h6m-6 4h6',
  filter: 'M4 6h16M7 12h10m-7 6h4',
  gift: 'M4 11h16v10H4zM3 7h18v4H3zm9 0v14m0-14c-6 0-5-6 0 0 5-6 6 0 0 0',
  globe: 'M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18Zm9 9a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  heart: 'M12 20C5 15 3 12 3 9a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-2 6-9 11Z',
  home: 'm4 11 8-7 8 7v9h-6v-6h-4v6H4z',
  info: 'M12 11v5m0-8.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  logout: 'M10 4H4v16h6m4-12 4 4-4 4m4-4H9',
  minus: 'M5 12h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  monitor: 'M3 4h18v13H3zm6 17h6m-3-4v4',
  moon: 'M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10Z',
  plus: 'M12 5v14M5 12h14',
  receipt: 'M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2zm4 6h6m-6 4h6',
  refresh: 'M20 5v5h-5m4.5 0A8 8 0 1 0 20 14',
  search: 'm20 20-4.5-4.5M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  sun: 'M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5m-3 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  user: 'M4 21c1-5 4-7 8-7s7 2 8 7M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  warning: 'm12 3 10 18H2zm0 7v5m0 3v.01',
} as const

export type IconName = keyof typeof shapes

/** A drawing beside a text that says the same; it is hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
