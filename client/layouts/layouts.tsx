import type { ComponentType, ReactNode } from 'react'
import { SiteData } from '#client/components/site-data.tsx'
import { Footer } from '#client/features/footer/footer.tsx'
import { Header } from '#client/features/header/header.tsx'
import { Frame } from './frame.tsx'
import { UsersLayout } from './users-layout.tsx'

type LayoutProps = { children: ReactNode }

/** The layouts by name. */
export const layouts = {
  default: DefaultLayout,
  home: HomeLayout,
  users: UsersLayout,
  edit: EditLayout,
  none: BareLayout,
} as const satisfies Record<string, ComponentType<LayoutProps>>

function DefaultLayout({ children }: LayoutProps) {
  return (
    <Frame styles="critical">
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </Frame>
  )
}

/** Adds structured data about the site. */
function HomeLayout({ children }: LayoutProps) {
  return (
    <DefaultLayout>
      <SiteData />
      {children}
    </DefaultLayout>
  )
}

/** The layout of the editor: the window itself does not scroll, only parts of it do. */
function EditLayout({ children }: LayoutProps) {
  return (
    <Frame styles="all">
      <main id="main" tabIndex={-1} className="h-[calc(100dvh-var(--notice,0px))] overflow-hidden">
        {children}
      </main>
    </Frame>
  )
}

/** A layout without header and footer: the page fills the window. */
function BareLayout({ children }: LayoutProps) {
  return (
    <Frame styles="critical">
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </Frame>
  )
}
