import { useId } from 'react'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import { formatDate, formatPeriod } from '#src/resume/dates.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { setItem } from '#src/resume/edits.ts'
import { levelOf, moveItem, parentOf } from '#src/resume/item-order.ts'
import { firstUntranslated } from '#src/resume/twin/untranslated.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { CardHeader } from './card-header.tsx'
import { focusField, useReveal } from './focus-field.ts'
import { ItemForm } from './item-form.tsx'
import { ItemMenu, ItemTools } from './item-menu.tsx'
import { itemName } from './names.ts'
import { useSortableRow } from './sortable-list.tsx'
import { useOpen } from './use-open.ts'
import { useItem, usePart } from './use-part.ts'

/** An entry of a section: a header that opens its form. */
export function ItemCard({ id, kind, alone }: { id: string; kind: SectionKind; alone: boolean }) {
  const t = useMessages(editorFormsMessages)
  const twin = useMessages(editorTwinMessages)
  const { edit, document } = useEditor()
  const item = useItem(id)
  const locale = usePart((document) => document.locale)
  const isRole = usePart((document) => parentOf(document, id) !== undefined)
  const original = usePart((document) => firstUntranslated(document, id))
  const name = usePart((document) => itemName(document, id)) || original || t.newEntry
  const [open, setOpen] = useOpen(`items/${id}`, alone)
  const panelId = useId()
  const { row, handle } = useSortableRow(id, t.drag(name))
  useReveal(
    (address) => address.startsWith(`items/${id}.`),
    () => setOpen(true),
  )
  if (item === undefined) return null

  const move = (by: 1 | -1) => {
    const level = levelOf(document.get(), id)
    const from = level.indexOf(id)
    const index = Math.min(Math.max(from + by, 0), level.length - 1)
    if (index !== from) edit(moveItem(id, index))
    say(t.dragOver(name, index + 1, level.length))
  }
  const detail = [
    item.hidden ? t.hidden : '',
    original && twin.toTranslate,
    secondary(item.org, item.title, name),
    formatPeriod(item, locale) || formatDate(item.date ?? '', locale),
  ]

  return (
    <li {...row} className={`form-card ${isRole ? 'ml-5' : ''}`}>
      <CardHeader
        address={`items/${id}`}
        heading="h4"
        title={name}
        detail={detail.filter(Boolean).join(' · ')}
        hidden={item.hidden === true}
        open={open}
        panelId={panelId}
        onToggle={() => setOpen(!open)}
        onHide={() => edit(setItem(id, { hidden: item.hidden ? undefined : true }))}
        onMove={(by) => {
          move(by)
          focusField(`items/${id}`)
        }}
        handle={handle}
        menu={<ItemMenu id={id} kind={kind} name={name} onMove={move} />}
      />
      <div id={panelId} hidden={!open} className="border-t border-line p-3">
        {open && (
          <>
            <ItemForm id={id} item={item} kind={kind} />
            <ItemTools id={id} name={name} />
          </>
        )}
      </div>
    </li>
  )
}

/** The second line of an entry's header: its title, or its organisation. */
function secondary(org: string | undefined, title: string | undefined, name: string): string {
  return [org, title].map((part) => part?.trim() ?? '').find((part) => part !== '' && part !== name) ?? ''
}
