import type { ReactNode } from 'react'

/** A part of the test page that can be linked to. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 border-t border-line py-10">
      <h2 id={`${id}-title`} className="mb-6 font-serif text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** One state with its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0" data-specimen={name}>
      <h3 className="mb-3 text-xs font-medium text-muted">{name}</h3>
      {children}
    </div>
  )
}
