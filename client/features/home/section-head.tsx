import type { ReactNode } from 'react'

type SectionHeadProps = { id: string; title: string; text?: string; children?: ReactNode }

/** The heading of a section; `children` are placed at its end. */
export function SectionHead({ id, title, text, children }: SectionHeadProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
      <div>
        <h2 id={id} className="font-serif text-2xl md:text-3xl">
          {title}
        </h2>
        {text && <p className="mt-2 text-muted">{text}</p>}
      </div>
      {children}
    </div>
  )
}
