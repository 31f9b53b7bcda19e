import { type ReactNode, useId } from 'react'

/** One subject of the account page, under a heading of its own. */
export function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="font-serif text-xl">
        {title}
      </h2>
      {text && <p className="mt-2 max-w-2xl text-sm text-muted">{text}</p>}
      {children}
    </section>
  )
}
