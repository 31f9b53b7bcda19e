/** The drawings of the forms' own buttons, as those of `Icon`. */
export const glyphs = {
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  more: 'M6 12v.01M12 12v.01M18 12v.01',
  copy: 'M8 8h12v12H8zm8 0V4H4v12h4',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13m-8 4v6m4-6v6',
  up: 'M12 20V5m-6 6 6-6 6 6',
  down: 'M12 4v15m-6-6 6 6 6-6',
  move: 'M4 6h9m-9 6h6m-6 6h9m1-6h7m-3-3 3 3-3 3',
  apart: 'M4 7h7m-7 5h7m-7 5h7m4-10 5 5-5 5',
  layout: 'M4 5h16v14H4zm8 0v14',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M6 20h12',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  bullets: 'M9 6h11M9 12h11M9 18h11M4 6v.01M4 12v.01M4 18v.01',
  numbers: 'M10 6h10m-10 6h10m-10 6h10M4 5l1-1v5m-1.5 4.5c2-1.5 2.5 0 1.5 1L3.5 17H6m-2.5 3H5',
  calendar: 'M4 6h16v14H4zm0 5h16M8 3v5m8-5v5',
  bulb: 'M9 18h6m-5 3h4M8 15a6 6 0 1 1 8 0l-1 3H9z',
} as const

/** A drawing beside a text that says the same. */
export function Glyph({ path, className = '' }: { path: string; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
