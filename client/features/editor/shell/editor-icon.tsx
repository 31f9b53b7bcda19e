/** Drawings only the editor needs, on the same grid as the others. */
const shapes = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
  history: 'M3 12a9 9 0 1 0 3-6.7L3 8m0-5v5h5m4-1v5l3 2',
  help: 'M9 9a3 3 0 1 1 4 2.8c-.7.3-1 .8-1 1.7m0 3.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  cloud: 'M7 19a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.6 1.2A4 4 0 0 1 17.5 19zm2-6 2.2 2.2L15 11.5',
  device: 'M4 5h16v11H4zM2 20h20',
  warning: 'm12 3 10 18H2zm0 7v5m0 3v.01',
  copy: 'M8 8h12v12H8zM4 16V4h12',
} as const

export type EditorIconName = keyof typeof shapes

/** A drawing beside a text that says the same; it is hidden from screen readers. */
export function EditorIcon({ name }: { name: EditorIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
