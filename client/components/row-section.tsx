import type { ReactNode } from 'react'

type RowSectionProps = {
  id: string
  title: string
  /** The text of the link to all entries; there is no link when `href` is `null`. */
  more: string
  href: string | null
  className: string
  children: ReactNode
}

/** A section with a heading, a few entries and a link to all of them. */
export function RowSection({ id, title, more, href, className, children }: RowSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h2 id={id} className="font-serif text-xl">
          {title}
        </h2>
        {href !== null && (
          <a href={href} className="link inline-flex min-h-11 items-center text-sm">
            {more}
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
