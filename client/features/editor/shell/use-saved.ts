import { waitFor } from 'xstate'
import { useHome } from '#client/features/editor/session/home.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useClient } from '#client/lib/client.tsx'
import { selectStatus } from '#client/machines/resume-save/resume-save.selectors.ts'

/** How long to wait for the server, in ms. */
const SAVED_MS = 10_000

/**
 * Returns a function that resolves when everything is saved on the server.
 * @throws when it takes too long, for instance offline
 */
export function useSaved(): () => Promise<void> {
  const { saving } = useEditor()
  return async () => {
    saving.send({ type: 'save.now' })
    await waitFor(saving, (snapshot) => selectStatus(snapshot) === 'saved', { timeout: SAVED_MS })
  }
}

/**
 * Returns a function that stores the present state as a version, before a large edit.
 * @throws when the server cannot be reached
 */
export function useKeepVersion(): () => Promise<void> {
  const client = useClient()
  const { id } = useEditor()
  const { kind } = useHome()
  const saved = useSaved()
  return async () => {
    // A résumé on this device alone has no versions; undo goes back.
    if (kind === 'device') return
    await saved()
    await client.call('user.Resume/keepVersion', { id })
  }
}
