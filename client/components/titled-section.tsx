import type { ReactNode } from 'react'

type TitledSectionProps = { id: string; title: string; titleClass: string; className?: string; children: ReactNode }

/** A section named by its heading. */
export function TitledSection({ id, title, titleClass, className, children }: TitledSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={titleClass}>
        {title}
      </h2>
      {children}
    </section>
  )
}
