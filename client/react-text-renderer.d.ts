/** React's renderer that writes strings, as `scripts/lib/react-text-renderer.ts` makes it. */
declare module 'virtual:react-text-renderer' {
  import type { ReactNode } from 'react'
  import type { RenderToPipeableStreamOptions } from 'react-dom/server'

  export type RenderOptions = RenderToPipeableStreamOptions

  /** Where React writes to. */
  export type TextSink = {
    /** False asks React to stop at the next boundary, until `drain`. */
    write: (text: string) => boolean
    /** What was written belongs together and may go. */
    flush: () => void
    end: () => void
    destroy: (error: unknown) => void
    /** React wants to know of `drain`, `error` and `close`. */
    on: (event: string, handler: () => void) => void
  }

  export function renderToPipeableStream(
    children: ReactNode,
    options: RenderOptions,
  ): { pipe: (sink: TextSink) => void; abort: (reason: unknown) => void }
}
