import { type ReactNode, useId } from 'react'

/** `id` makes it a link target. */
type PartProps = { title: string; text?: string; id?: string; children: ReactNode }

/** A section of the account page, with its heading. */
export function Part({ title, text, id, children }: PartProps) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className="mt-10 scroll-mt-20">
      <h2 id={heading} className="font-serif text-xl">
        {title}
      </h2>
      {text && <p className="mt-2 max-w-2xl text-sm text-muted">{text}</p>}
      {children}
    </section>
  )
}
