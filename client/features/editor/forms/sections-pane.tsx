import '#client/styles/editor-forms.css'
import '#client/styles/usage.css'
import { EmptyState } from '#client/components/empty-state.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { TwinStrip } from '#client/features/editor/twin/twin-strip.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import { liveEntries } from '#src/resume/document.ts'
import { placeSection } from '#src/resume/edits.ts'
import { sectionName } from '#src/resume/labels.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { AddSection } from './add-section.tsx'
import { BasicsForm } from './basics-form.tsx'
import { CompletenessMeter } from './completeness-meter.tsx'
import { SectionCard } from './section-card.tsx'
import { SortableList } from './sortable-list.tsx'
import { useIds } from './use-part.ts'

/** The left pane of the editor: all content of the résumé. */
export function SectionsPane({ onTwin }: { onTwin: () => void }) {
  const t = useMessages(editorFormsMessages)
  const { edit, document } = useEditor()
  const ids = useIds(({ sections }) => liveEntries(sections).map(([id]) => id))

  function nameOf(id: string): string {
    const { sections, locale } = document.get()
    return sections[id] ? sectionName(sections[id], locale) : ''
  }

  function move(id: string, by: 1 | -1): void {
    const order = liveEntries(document.get().sections).map(([section]) => section)
    const from = order.indexOf(id)
    const index = Math.min(Math.max(from + by, 0), order.length - 1)
    if (index !== from) edit(placeSection(id, index))
    say(t.dragOver(nameOf(id), index + 1, order.length))
  }

  return (
    <div className="p-3 pb-24 sm:p-4 sm:pb-24">
      <h2 className="sr-only">{t.pane}</h2>
      <CompletenessMeter />
      <TwinStrip onCompare={onTwin} />
      <BasicsForm />
      {ids.length === 0 && (
        <div className="mt-3">
          <EmptyState icon="file" title={t.noSections} text={t.noSectionsText} />
        </div>
      )}
      <SortableList ids={ids} nameOf={nameOf} onMove={(id, over) => edit(placeSection(id, ids.indexOf(over)))}>
        <ul aria-label={t.sections} className="mt-3 flex flex-col gap-3">
          {ids.map((id) => (
            <SectionCard key={id} id={id} onMove={(by) => move(id, by)} />
          ))}
        </ul>
      </SortableList>
      <AddSection />
    </div>
  )
}
