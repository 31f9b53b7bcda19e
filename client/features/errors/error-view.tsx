import type { ReactNode } from 'react'

type ErrorViewProps = {
  /** The status code, or a word, shown on the slips. */
  code: string
  title: string
  text?: string
  /** The server's message, for people who report the error. */
  detail?: string
  actions: ReactNode
  children?: ReactNode
}

/** An error page: what happened, and where to go from here. */
export function ErrorView({ code, title, text, detail, actions, children }: ErrorViewProps) {
  return (
    <div className="wrap error-view">
      <p aria-hidden="true" className="error-code">
        {[...code].map((character, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the characters of a code neither move nor change
          <span key={index}>{character}</span>
        ))}
      </p>
      <h1 className="mt-10 font-serif text-2xl md:text-3xl">{title}</h1>
      {text && <p className="mt-3 max-w-md text-balance text-muted">{text}</p>}
      {detail && <p className="mt-2 max-w-full text-sm text-muted wrap-anywhere">{detail}</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
      {children}
    </div>
  )
}
