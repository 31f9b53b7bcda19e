import type { ReactNode } from 'react'
import { Frame } from './frame.tsx'

/** A layout without header and footer: the page fills the window. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <Frame styles="critical">
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </Frame>
  )
}
