import { useId, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorKindsMessages } from '#client/i18n/editor-kinds.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { type SectionKind, sectionKinds } from '#src/resume/document.ts'
import { addItem, addSection } from '#src/resume/edits.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { iconOf, sectionIcons } from '#src/resume/icons.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { isTagKind } from '#src/resume/tags.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { focusField, useFieldFocus } from './focus-field.ts'
import { Glyph } from './glyph.tsx'
import { tagsAddress } from './tag-field.tsx'

/** Returns a function that adds a section and focuses its first field: of one empty entry, or where words are written. */
export function useAddSection(): (kind: SectionKind) => void {
  const { edit, newId } = useEditor()
  return (kind) => {
    const [section, item] = [newId(), newId()]
    if (isTagKind(kind)) {
      edit(addSection(section, kind))
      focusField(tagsAddress(section))
      return
    }
    edit((document) => addItem(item, section)(addSection(section, kind)(document)))
    focusField(`items/${item}.${fieldsOfKind[kind][0]}`)
  }
}

/** A button that opens a list of every kind of section with its purpose. */
export function AddSection() {
  const t = useMessages(editorFormsMessages)
  const explained = useMessages(editorKindsMessages)
  const locale = useLocale()
  const add = useAddSection()
  const [open, setOpen] = useState(false)
  const listId = useId()
  const button = useFieldFocus<HTMLButtonElement>('sections')
  return (
    <div className="mt-3">
      <Button ref={button} icon="plus" wide aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
        {t.addSection}
      </Button>
      <div id={listId} hidden={!open} className="mt-2">
        <p className="mb-2 px-1 text-sm text-muted">{t.addSectionText}</p>
        <ul className="form-card divide-y divide-line overflow-hidden">
          {sectionKinds.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2"
                onClick={() => {
                  setOpen(false)
                  add(kind)
                }}
              >
                <Glyph path={sectionIcons[iconOf({ kind })]} className="text-lg text-accent" />
                <span className="min-w-0">
                  <span className="block leading-snug font-medium">{sectionTitles[kind][locale]}</span>
                  <span className="block text-xs text-muted">{explained[kind]}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
