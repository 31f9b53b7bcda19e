import { type ReactNode, useId } from 'react'

/** One numbered step. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 flex items-center gap-3 text-lg">
        <span className="grid size-7 place-items-center rounded-full bg-accent-soft text-sm text-accent-strong tabular-nums">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
