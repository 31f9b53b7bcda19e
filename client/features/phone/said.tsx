import type { ReactNode } from 'react'
import { useSaid } from '#client/lib/use-said.ts'

/** The page's title on the phone; elsewhere below another. */
export type StepHeading = 'h1' | 'h4'

type SaidProps = {
  heading: StepHeading
  title: string
  text?: string
  /** What is shown below in another form, for ears. */
  more?: string
  children?: ReactNode
}

/** One step on the phone, which is read out when it comes. */
export function Said({ heading: Heading, title, text = '', more = '', children }: SaidProps) {
  useSaid(title, [title, text, more].filter(Boolean).join(' '))
  return (
    <>
      <Heading className="font-serif text-2xl text-balance">{title}</Heading>
      {text && <p className="mt-3 text-muted">{text}</p>}
      {children && <div className="mt-6">{children}</div>}
    </>
  )
}
