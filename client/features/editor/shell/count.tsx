/** The number beside the name of a tab, and what it counts for those who hear it; nothing for none. */
export function Count({ of, said }: { of: number; said: string }) {
  if (of === 0) return null
  return (
    <span className="ml-1.5 inline-grid min-w-5 place-items-center rounded-sm bg-sunken px-1 text-xs tabular-nums">
      <span aria-hidden="true">{of}</span>
      <span className="sr-only">{said}</span>
    </span>
  )
}
