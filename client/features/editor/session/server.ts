import { CallFailure } from '#client/api/call.ts'
import type { Client } from '#client/lib/client.tsx'
import type { FollowEvent, Pulled, SaveReply } from '#client/machines/resume-save/resume-save.types.ts'
import { announcement, type SaveRequest, saveConflict, saveRefused } from '#src/contract/resumes.ts'
import { parseJson } from '#src/lib/json.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import { readDocument } from '#src/resume/read-document.ts'

const SILENCE_MS = 20_000
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = MINUTE_MS

/** Close codes from this number on mean that the socket must not reconnect. */
const FOR_GOOD = 4400

/** Sends a save; every result, including failures, is returned as a reply. */
export async function sendSave(
  call: Client['call'],
  id: string,
  request: SaveRequest,
  signal: AbortSignal,
): Promise<SaveReply> {
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(SILENCE_MS)])
    const { data } = await call('user.Resume/save', { id, ...request }, { signal: limited })
    return { type: 'acknowledged', rev: data.rev }
  } catch (error) {
    return replyOf(error)
  }
}

/**
 * Loads a résumé's document and revision.
 * @throws CallFailure; Error for a document too new for this page
 */
export async function pullResume(call: Client['call'], id: string, signal?: AbortSignal): Promise<Pulled> {
  const { data } = await call('user.Resume/document', { id }, { signal })
  return pulledOf(data)
}

/**
 * Parses a document as the server sends it.
 * @throws Error for a document too new for this page
 */
export function pulledOf({ rev, doc }: { rev: number; doc: unknown }): Pulled {
  const read = readDocument(doc)
  if (!('document' in read)) throw new Error('This page cannot read the document')
  return { rev, doc: read.document }
}

/** The reply to a save whose call failed. */
export function replyOf(error: unknown): SaveReply {
  if (!(error instanceof CallFailure)) return { type: 'no-reply' }
  switch (error.code) {
    case 409:
      return conflictOf(error.data)
    case 401:
      return { type: 'refused', refusal: { reason: 'session', path: '' } }
    case 0:
    case 403:
      return { type: 'refused', refusal: { reason: 'read-only', path: '' } }
    case 413:
      return { type: 'refused', refusal: { reason: 'size', path: '' } }
    case 422:
      return { type: 'refused', refusal: { reason: 'shape', path: saveRefused.safeParse(error.data).data?.path ?? '' } }
    case 426:
      return { type: 'refused', refusal: { reason: 'newer', path: '' } }
    default:
      return { type: 'no-reply' }
  }
}

function conflictOf(data: unknown): SaveReply {
  const conflict = saveConflict.safeParse(data)
  if (!conflict.success) return { type: 'no-reply' }
  const { rev, doc, applied } = conflict.data
  const read = readDocument(doc)
  if ('document' in read) return { type: 'conflict', rev, doc: read.document, applied }
  return { type: 'refused', refusal: { reason: 'newer', path: '' } }
}

/**
 * Listens to the server's announcements, and to signs that the server can be reached again. Saving works without it.
 * @returns a function that stops listening
 */
export function followResume(id: string, listener: (event: FollowEvent) => void): () => void {
  const page = new AbortController()
  let socket: WebSocket | null = null
  let delay = FIRST_RETRY_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  function connect(): void {
    const opening = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/sync/${id}`)
    socket = opening
    opening.onopen = () => {
      if (page.signal.aborted) return opening.close()
      delay = FIRST_RETRY_MS
      // Announcements from before the connection were missed.
      listener({ type: 'server.back' })
    }
    opening.onmessage = ({ data }) => {
      const news = announcement.safeParse(parseJson(String(data)))
      if (news.success) listener({ type: 'server.news', ...news.data })
    }
    opening.onclose = ({ code }) => {
      socket = null
      if (code >= FOR_GOOD || page.signal.aborted) return
      timer = setTimeout(connect, delay)
      delay = Math.min(delay * 2, LONGEST_RETRY_MS)
    }
  }

  function back(): void {
    if (document.visibilityState === 'hidden') return
    listener({ type: 'server.back' })
    if (socket !== null) return
    clearTimeout(timer)
    connect()
  }

  connect()
  addEventListener('online', back, page)
  document.addEventListener('visibilitychange', back, page)
  return () => {
    page.abort()
    clearTimeout(timer)
    // Closing a socket while it connects logs an error in the browser, so it is closed once it is open.
    if (socket?.readyState === WebSocket.OPEN) socket.close()
  }
}
