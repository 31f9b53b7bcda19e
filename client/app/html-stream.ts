import { type RenderOptions, renderToPipeableStream, type TextSink } from 'virtual:react-text-renderer'
import type { ReactNode } from 'react'
import { toUtf8 } from '#src/lib/utf8.ts'

/** A document being streamed. */
export type HtmlStream = {
  /** Bytes if everything is ready, otherwise a stream of the shell and of what becomes ready after it. */
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  /** The whole document once every boundary has been rendered or given up; null when rendering failed. */
  html: Promise<string | null>
}

type Options = Pick<RenderOptions, 'nonce' | 'bootstrapModules' | 'progressiveChunkSize' | 'onError'> & {
  /** Aborting it stops rendering; the browser renders the rest. */
  signal: AbortSignal
  /** Sends nothing until everything is ready. */
  whole: boolean
  /** Fills in the reader's strings before a text is sent; `html` keeps the unfilled text. */
  fill: (text: string) => string
}

/**
 * Renders to HTML and encodes once per flush: first the shell, then whatever has become ready meanwhile.
 * @throws whatever broke the shell
 */
export async function streamHtml(node: ReactNode, { signal, whole, fill, ...options }: Options): Promise<HtmlStream> {
  const shell = Promise.withResolvers<void>()
  const all = Promise.withResolvers<void>()
  const { pipe, abort } = renderToPipeableStream(node, {
    ...options,
    onShellReady: shell.resolve,
    onShellError: shell.reject,
    onAllReady: all.resolve,
  })
  const stop = () => abort(signal.reason)
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  await shell.promise
  if (whole) await all.promise
  return flowing(pipe, fill)
}

/** Collects what React writes: as bytes if it finishes at once, otherwise as a stream. */
function flowing(pipe: (sink: TextSink) => void, fill: Options['fill']): HtmlStream {
  const html = Promise.withResolvers<string | null>()
  const handlers = new Map<string, () => void>()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let sent = ''
  let pending = ''
  let hasEnded = false

  function flush(): void {
    if (controller === undefined || pending === '') return
    controller.enqueue(toUtf8(fill(pending)))
    sent += pending
    pending = ''
  }

  pipe({
    write(text) {
      pending += text
      // Backpressure: React continues when `drain` is emitted.
      return controller === undefined || (controller.desiredSize ?? 0) > 0
    },
    flush,
    end() {
      hasEnded = true
      flush()
      controller?.close()
      html.resolve(sent + pending)
    },
    destroy(error) {
      controller?.error(error)
      html.resolve(null)
    },
    on: (event, handler) => handlers.set(event, handler),
  })
  if (hasEnded) return { body: toUtf8(fill(pending)), html: html.promise }
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started
      flush()
    },
    pull: () => handlers.get('drain')?.(),
    cancel() {
      html.resolve(null)
      handlers.get('close')?.()
    },
  })
  return { body, html: html.promise }
}
