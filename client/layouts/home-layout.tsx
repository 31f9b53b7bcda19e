import type { ReactNode } from 'react'
import { SiteData } from '#client/components/site-data.tsx'
import { DefaultLayout } from './default-layout.tsx'

/** The front door: what every page has, and what the site says of itself to machines. */
export function HomeLayout({ children }: { children: ReactNode }) {
  return (
    <DefaultLayout>
      <SiteData />
      {children}
    </DefaultLayout>
  )
}
