import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { type EntryMap, remove } from '#src/resume/edits.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { focusField } from './focus-field.ts'

/**
 * Returns a function that deletes an entry and offers undo. The focus moves to the address `next`, because its former
 * place is gone; undone, it moves to what is back.
 */
export function useRemoval(): (map: EntryMap, id: string, name: string, next: string) => void {
  const { editRevocably } = useEditor()
  const { notify } = useClient()
  const t = useMessages(editorFormsMessages)
  return (map, id, name, next) => {
    const takeBack = editRevocably(remove(map, id, Date.now()))
    if (takeBack === null) return
    const restore = () => {
      takeBack()
      focusField(`${map}/${id}`)
    }
    notify({
      kind: 'info',
      title: map === 'sections' ? t.removedSection(name) : t.removedEntry(name),
      action: { label: t.undo, run: restore },
    })
    focusField(next)
  }
}

/** Returns the id after the given one, before it where it is the last, or undefined where it is the only one. */
export function neighbourOf(id: string, ids: readonly string[]): string | undefined {
  const index = ids.indexOf(id)
  return ids[index + 1] ?? ids[index - 1]
}
