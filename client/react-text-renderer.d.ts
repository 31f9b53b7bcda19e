/** React's renderer to strings, as built by `scripts/lib/vite/react-text-renderer.ts`. */
declare module 'virtual:react-text-renderer' {
  import type { ReactNode } from 'react'
  import type { RenderToPipeableStreamOptions } from 'react-dom/server'

  export type RenderOptions = RenderToPipeableStreamOptions

  /** The sink React writes to. */
  export type TextSink = {
    /** Returning false makes React pause at the next boundary until `drain`. */
    write: (text: string) => boolean
    /** Called after a group of writes that can be sent. */
    flush: () => void
    end: () => void
    destroy: (error: unknown) => void
    /** React subscribes to `drain`, `error` and `close`. */
    on: (event: string, handler: () => void) => void
  }

  export function renderToPipeableStream(
    children: ReactNode,
    options: RenderOptions,
  ): { pipe: (sink: TextSink) => void; abort: (reason: unknown) => void }
}
