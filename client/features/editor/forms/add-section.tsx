import { useId, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { addItem, addSection, setSection } from '#src/resume/edits.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { isTagKind } from '#src/resume/tags.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { focusField, useFieldFocus } from './focus-field.ts'
import { SectionChoice } from './section-choice.tsx'
import { tagsAddress } from './tag-field.tsx'

/**
 * Returns a function that adds a section and focuses its first field: that of an empty entry, or for kinds of single
 * words the field they are typed into. Without a title, the section has the usual one of its kind.
 */
export function useAddSection(): (kind: SectionKind, title?: string) => void {
  const { edit, newId } = useEditor()
  return (kind, title = '') => {
    const [section, item] = [newId(), newId()]
    edit((document) => {
      const added = setSection(section, { title })(addSection(section, kind)(document))
      return isTagKind(kind) ? added : addItem(item, section)(added)
    })
    focusField(isTagKind(kind) ? tagsAddress(section) : `items/${item}.${fieldsOfKind[kind][0]}`)
  }
}

/** A button that opens a list of every kind of section with its purpose, to be searched. */
export function AddSection() {
  const t = useMessages(editorFormsMessages)
  const add = useAddSection()
  const [open, setOpen] = useState(false)
  const listId = useId()
  const button = useFieldFocus<HTMLButtonElement>('sections')
  return (
    <div className="mt-3">
      <Button ref={button} icon="plus" wide aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
        {t.addSection}
      </Button>
      <div id={listId} hidden={!open} ref={open ? bringIntoView : undefined} className="mt-2 scroll-mb-20">
        {open && (
          <SectionChoice
            onChoose={(kind, title) => {
              setOpen(false)
              add(kind, title)
            }}
          />
        )}
      </div>
    </div>
  )
}

/** On a phone the button stands above the bar at the bottom, and what it opens would be below it. */
function bringIntoView(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' })
}
