import type { ReactNode } from 'react'
import { Frame } from './frame.tsx'

/** The layout of the editor: the window itself does not scroll, only parts of it do. */
export function EditLayout({ children }: { children: ReactNode }) {
  return (
    <Frame styles="all">
      <main id="main" tabIndex={-1} className="h-dvh overflow-hidden">
        {children}
      </main>
    </Frame>
  )
}
