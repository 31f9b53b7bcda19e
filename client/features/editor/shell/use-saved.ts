import { waitFor } from 'xstate'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useClient } from '#client/lib/client.tsx'
import { selectStatus } from '#client/machines/resume-save/resume-save.selectors.ts'

/** Until the server has what is there, in ms. */
const SAVED_MS = 10_000

/** Resolves once the server has everything that was typed. @throws when it takes too long, as without a network */
export function useSaved(): () => Promise<void> {
  const { saving } = useEditor()
  return async () => {
    saving.send({ type: 'save.now' })
    await waitFor(saving, (snapshot) => selectStatus(snapshot) === 'saved', { timeout: SAVED_MS })
  }
}

/** Keeps the present state as a version, before an edit that replaces much of it. @throws when the server is out of reach */
export function useKeepVersion(): () => Promise<void> {
  const client = useClient()
  const { id } = useEditor()
  const saved = useSaved()
  return async () => {
    await saved()
    await client.call('user.Resume/keepVersion', { id })
  }
}
