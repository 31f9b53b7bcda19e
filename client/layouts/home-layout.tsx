import type { ReactNode } from 'react'
import { SiteData } from '#client/components/site-data.tsx'
import { DefaultLayout } from './default-layout.tsx'

/** The layout of the home page, with structured data about the site. */
export function HomeLayout({ children }: { children: ReactNode }) {
  return (
    <DefaultLayout>
      <SiteData />
      {children}
    </DefaultLayout>
  )
}
