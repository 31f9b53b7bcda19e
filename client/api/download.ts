import type { Envelope } from '#src/contract/envelope.ts'
import { type Locale, localeTags } from '#src/contract/locale.ts'
import { CallFailure, codeOf, NO_ANSWER } from './call.ts'

/** A downloaded file and the name the server gave it. */
export type DownloadedFile = { name: string; blob: Blob }

/** `onProgress` gets the number of bytes received so far. */
type FetchOptions = { signal?: AbortSignal; onProgress?: (bytes: number) => void }

/**
 * Fetches a file from the API.
 * @throws CallFailure when there is no answer, or it is a JSON envelope or unusable
 * @throws whatever broke the download off
 */
export async function fetchFile(
  fetcher: typeof fetch,
  path: string,
  locale: Locale,
  { signal, onProgress }: FetchOptions = {},
): Promise<DownloadedFile> {
  const headers = { 'accept-language': localeTags[locale] }
  const response = await fetcher(path, { headers, signal }).catch(() => null)
  if (response === null) throw new CallFailure(NO_ANSWER, '')
  if (response.headers.get('content-type')?.includes('application/json')) throw await failureOf(response)
  const name = fileName(response.headers.get('content-disposition'))
  if (!response.ok || name === null) throw new CallFailure(codeOf(response, NO_ANSWER), '')
  return { name, blob: await (onProgress ? counted(response, onProgress) : response).blob() }
}

/** Returns the same answer, reporting each piece that arrives. */
function counted({ body, headers }: Response, onProgress: (bytes: number) => void): Response {
  let bytes = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.length
      onProgress(bytes)
      controller.enqueue(piece)
    },
  })
  return new Response(body?.pipeThrough(count), { headers })
}

async function failureOf(response: Response): Promise<CallFailure> {
  const body: Envelope | null = await response.json().catch(() => null)
  return new CallFailure(codeOf(response, body?.code ?? NO_ANSWER), body?.msg ?? '', body ?? {})
}

/** The name in a content-disposition header (RFC 6266), the UTF-8 form first; null when there is none. */
export function fileName(header: string | null): string | null {
  const encoded = header?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return null
    }
  }
  return header?.match(/filename="([^"]+)"/i)?.[1] ?? null
}

/** Starts the browser's own download of a file. */
export function saveFile({ name, blob }: DownloadedFile): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the blob some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
