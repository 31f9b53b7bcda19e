import { useEffect, useRef, useState } from 'react'
import { createEditorSession, type EditorSession } from '#client/features/editor/session/editor-session.ts'
import { newId, whenLeft } from '#client/features/editor/session/saving.ts'
import { openOnDevice } from './device-saving.ts'

/** A résumé of this device that is open, or why it is not. */
type GuestSession = EditorSession | 'elsewhere' | 'gone' | 'unreadable' | 'opening'

/**
 * Opens a résumé of this device while the page shows it.
 * @returns `close` resolves once everything is stored and others may open it; `again` reopens it
 */
export function useGuestSession(id: string) {
  // A new object stands for a new try.
  const [asked, setAsked] = useState({ id })
  const [session, setSession] = useState<GuestSession>('opening')
  const leaving = useRef<() => Promise<void>>(async () => {})

  useEffect(() => {
    const { id } = asked
    let isShown = true
    const opened = openOnDevice(id)
    const leave = async () => {
      if (!isShown) return
      isShown = false
      setSession('opening')
      const found = await opened
      if (typeof found === 'object') found.leave()
    }
    leaving.current = leave
    void opened.then((found) => {
      if (!isShown) return
      const isOpen = typeof found === 'object'
      setSession(
        isOpen ? createEditorSession(id, found.saving, { now: () => Date.now(), newId, steps: found.steps }) : found,
      )
    })
    return () => void leave()
  }, [asked])

  async function close(): Promise<void> {
    await leaving.current()
    await whenLeft()
  }

  return { session, close, again: () => setAsked({ id }) }
}
