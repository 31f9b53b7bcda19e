import { useEffect, useState } from 'react'
import { takeSteps } from '#client/lib/carried-steps.ts'
import { useClient, useUser } from '#client/lib/client.tsx'
import { createStore, useChanges } from '#client/lib/store.ts'
import type { PayloadOf } from '#src/contract/payloads.ts'
import { tellPhotoLeft } from './device-photo.ts'
import { createEditorSession, type EditorSession } from './editor-session.ts'
import { tellUnkept, tellUnread } from './keeping.ts'
import { newId, startSaving } from './saving.ts'
import { pulledOf } from './server.ts'

type Loaded = NonNullable<PayloadOf<'editor'>['resume']>

/**
 * Opens an editing session while the page shows the résumé; null until it is open, and for other users. After a sign-in
 * of the same user it continues; for another user the client reloads the page.
 */
export function useSession(resume: Loaded): EditorSession | null {
  const client = useClient()
  const user = useUser()
  const [owner] = useState(user?.user_id)
  const [opened] = useState(() => ({ id: resume.id, ...pulledOf(resume) }))
  const [session, setSession] = useState<EditorSession | null>(null)
  const isOther = user !== null && user.user_id !== owner

  useEffect(() => {
    if (owner === undefined || isOther) return
    let isShown = true
    const started = startSaving(client, { user: owner, resume: opened.id }, opened, {
      unread: tellUnread(client),
      unkept: tellUnkept(client),
      photoLeft: tellPhotoLeft(client),
    })
    void started.then(({ saving }) => {
      if (isShown)
        setSession(
          createEditorSession(opened.id, saving, {
            now: () => Date.now(),
            newId,
            steps: createStore(takeSteps(opened.id)),
          }),
        )
    })
    return () => {
      isShown = false
      setSession(null)
      void started.then(({ leave }) => leave())
    }
  }, [client, owner, opened, isOther])

  useChanges(client.user, () => {
    const now = client.user.get()
    if (now?.user_id === owner) session?.saving.send({ type: 'signed-in' })
  })

  return isOther ? null : session
}
