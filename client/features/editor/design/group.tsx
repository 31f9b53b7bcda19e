import { type ReactNode, useId } from 'react'

/** A titled part of the panel. */
export function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-base font-semibold">
        {title}
      </h2>
      {note && <p className="mb-3 text-sm text-muted">{note}</p>}
      {children}
    </section>
  )
}
