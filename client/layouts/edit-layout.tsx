import type { ReactNode } from 'react'
import { Frame } from './frame.tsx'

/** The whole window for one piece of work; what scrolls is inside it. */
export function EditLayout({ children }: { children: ReactNode }) {
  return (
    <Frame styles="all">
      <main id="main" tabIndex={-1} className="h-dvh overflow-hidden">
        {children}
      </main>
    </Frame>
  )
}
