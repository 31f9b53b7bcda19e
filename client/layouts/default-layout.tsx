import type { ReactNode } from 'react'
import { Footer } from '#client/features/footer/footer.tsx'
import { Header } from '#client/features/header/header.tsx'
import { Frame } from './frame.tsx'

export function DefaultLayout({ children }: { children: ReactNode }) {
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
