/** Drawings only this page needs, on the same grid as the others. */
const shapes = {
  rename: 'M4 7h9M4 12h6M4 17h5m4 2 1-4 5-5 3 3-5 5z',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13m-8 4v6m4-6v6',
} as const

export type ActionIconName = keyof typeof shapes

/** A drawing in a button that says the same in words. */
export function ActionIcon({ name }: { name: ActionIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
