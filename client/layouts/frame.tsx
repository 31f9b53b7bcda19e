import type { ReactNode } from 'react'
import { AllStyles, fetchAllStyles } from '#client/components/all-styles.tsx'
import { RouteAnnouncer } from '#client/components/route-announcer.tsx'
import { headerMessages } from '#client/i18n/header.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useShown } from '#client/lib/use-shown.ts'

type FrameProps = {
  /** Public pages are painted with the critical styles in the document; the rest is loaded later. */
  styles: 'critical' | 'all'
  children: ReactNode
}

/** What every layout renders around its content. */
export function Frame({ styles, children }: FrameProps) {
  const { skip } = useMessages(headerMessages)
  useShown(fetchAllStyles)
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
