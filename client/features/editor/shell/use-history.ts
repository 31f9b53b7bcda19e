import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'

/** Returns undo and redo, which announce what they do: the focus stays, and the change may be out of sight. */
export function useHistory(): { undo: () => void; redo: () => void } {
  const t = useMessages(editorMessages)
  const { undo, redo, steps } = useEditor()
  const go = (kind: 'done' | 'undone', run: () => void, [gone, none]: [string, string]) => {
    const hasStep = steps.get()[kind].length > 0
    run()
    say(hasStep ? gone : none)
  }
  return {
    undo: () => go('done', undo, [t.undone, t.nothingToUndo]),
    redo: () => go('undone', redo, [t.redone, t.nothingToRedo]),
  }
}
