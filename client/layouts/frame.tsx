import { type ReactNode, useEffect } from 'react'
import { AllStyles, fetchAllStyles } from '#client/components/all-styles.tsx'
import { RouteAnnouncer } from '#client/components/route-announcer.tsx'
import { headerMessages } from '#client/i18n/header.ts'
import { useMessages } from '#client/i18n/messages.ts'

type FrameProps = {
  /** Public pages are drawn with the styles inside the document; the rest follows once they are there. */
  styles: 'critical' | 'all'
  children: ReactNode
}

/** What every layout has around its content. */
export function Frame({ styles, children }: FrameProps) {
  const { skip } = useMessages(headerMessages)
  useEffect(fetchAllStyles, [])
  return (
    <>
      {styles === 'all' && <AllStyles />}
      <a href="#main" className="skip-link">
        {skip}
      </a>
      {children}
      <RouteAnnouncer />
    </>
  )
}
