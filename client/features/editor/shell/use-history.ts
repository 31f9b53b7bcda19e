import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'

/** Returns undo and redo, which announce what they do: the focus stays, and the change may be out of sight. */
export function useHistory(): { undo: () => void; redo: () => void } {
  const t = useMessages(editorMessages)
  const { undo, redo, document } = useEditor()
  const go = (run: () => void, [gone, none]: [string, string]) => {
    const before = document.get()
    run()
    say(document.get() === before ? none : gone)
  }
  return {
    undo: () => go(undo, [t.undone, t.nothingToUndo]),
    redo: () => go(redo, [t.redone, t.nothingToRedo]),
  }
}
