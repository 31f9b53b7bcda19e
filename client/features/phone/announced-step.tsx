import type { ReactNode } from 'react'
import { useSaid } from '#client/lib/use-said.ts'

/** `h1` on the phone's page, `h4` on the test page. */
export type StepHeading = 'h1' | 'h4'

type AnnouncedStepProps = {
  heading: StepHeading
  title: string
  text?: string
  /** Read out only: what the children show in another form. */
  more?: string
  children?: ReactNode
}

/** One step on the phone, announced when it appears. */
export function AnnouncedStep({ heading: Heading, title, text = '', more = '', children }: AnnouncedStepProps) {
  useSaid(title, [title, text, more].filter(Boolean).join(' '))
  return (
    <>
      <Heading className="font-serif text-2xl text-balance">{title}</Heading>
      {text && <p className="mt-3 text-muted">{text}</p>}
      {children && <div className="mt-6">{children}</div>}
    </>
  )
}
