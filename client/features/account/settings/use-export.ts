import { useRef, useState } from 'react'
import { CallFailure } from '#client/api/call.ts'
import { fetchFile, saveFile } from '#client/api/download.ts'
import { useClient } from '#client/lib/client.tsx'
import { isInApp } from '#client/lib/in-app.ts'
import { useLocale } from '#client/lib/page.tsx'
import { useShown } from '#client/lib/use-shown.ts'
import { NOT_SIGNED_IN } from '#src/contract/not-signed-in.ts'
import { isWholeArchive } from './whole-archive.ts'

/** The address of the endpoint. */
const ARCHIVE = '/api/user.Account/export'
const TOO_MANY = 429

/** The state of the export; `again`: when the next one is allowed, in ms since 1970. */
export type ExportState =
  | { kind: 'idle' | 'failed' | 'stopped' | 'inApp' }
  | { kind: 'running'; bytes: number }
  | { kind: 'done'; name: string; bytes: number }
  | { kind: 'limited'; again: number }

/** Downloads all data of the account. Only a complete archive is saved. */
export function useExport() {
  const client = useClient()
  const locale = useLocale()
  const [state, setState] = useState<ExportState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useShown(() => () => running.current?.abort())

  async function start(): Promise<void> {
    if (isInApp(navigator.userAgent)) return setState({ kind: 'inApp' })
    const abort = new AbortController()
    running.current = abort
    setState({ kind: 'running', bytes: 0 })
    try {
      const onProgress = (bytes: number) => setState({ kind: 'running', bytes })
      const file = await fetchFile(fetch, ARCHIVE, locale, { signal: abort.signal, onProgress })
      if (!(await isWholeArchive(file.blob))) return setState({ kind: 'failed' })
      saveFile(file)
      setState({ kind: 'done', name: file.name, bytes: file.blob.size })
    } catch (error) {
      if (!abort.signal.aborted) refuse(error)
    } finally {
      running.current = null
    }
  }

  function refuse(error: unknown): void {
    const { code, retryAfter } = error instanceof CallFailure ? error : { code: 0, retryAfter: undefined }
    if (code === TOO_MANY && retryAfter !== undefined) {
      setState({ kind: 'limited', again: Date.now() + retryAfter * 1000 })
    } else if (code === NOT_SIGNED_IN) {
      setState({ kind: 'idle' })
      client.report(error, () => void start())
    } else setState({ kind: 'failed' })
  }

  function stop(): void {
    running.current?.abort()
    setState({ kind: 'stopped' })
  }

  return { state, start: () => void start(), stop }
}
