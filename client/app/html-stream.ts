import { type RenderOptions, renderToPipeableStream, type TextSink } from 'virtual:react-text-renderer'
import type { ReactNode } from 'react'

/** A document on its way. */
export type HtmlStream = {
  /** Bytes when all of it is there already, otherwise the shell and then what becomes ready after it. */
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  /** The whole document, once every boundary is in it or given up; null when it broke off. */
  html: Promise<string | null>
}

type Options = Pick<RenderOptions, 'nonce' | 'bootstrapModules' | 'progressiveChunkSize' | 'onError'> & {
  /** Rendering stops when it fires; what is not ready then is left to the browser. */
  signal: AbortSignal
  /** Nothing is sent before everything is ready. */
  whole: boolean
  /** Fills in what differs between readers before the text is sent; `html` keeps it as rendered. */
  fill: (text: string) => string
}

const encoder = new TextEncoder()

/**
 * Renders to HTML, encoded once per flush: the shell in one piece, then one for whatever became ready meanwhile.
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

/** Takes what React writes: what it finishes at once is bytes, a stream is made only for what is still to come. */
function flowing(pipe: (sink: TextSink) => void, fill: Options['fill']): HtmlStream {
  const html = Promise.withResolvers<string | null>()
  const handlers = new Map<string, () => void>()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let sent = ''
  let pending = ''
  let hasEnded = false

  function flush(): void {
    if (controller === undefined || pending === '') return
    controller.enqueue(encoder.encode(fill(pending)))
    sent += pending
    pending = ''
  }

  pipe({
    write(text) {
      pending += text
      // What the reader has not taken yet is enough; React goes on when it is called.
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
  if (hasEnded) return { body: encoder.encode(fill(pending)), html: html.promise }
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
