import { useId, useState } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { liveEntries } from '#src/resume/document.ts'
import { duplicateSection, itemsIn, setSection } from '#src/resume/edits.ts'
import { iconOf, sectionIcons } from '#src/resume/icons.ts'
import { sectionName, sectionTitles } from '#src/resume/labels.ts'
import { untranslated } from '#src/resume/twin/untranslated.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { CardHeader } from './card-header.tsx'
import { focusField, useFieldFocus, useReveal } from './focus-field.ts'
import { Menu, MenuItem, OrderItems, RemoveItem } from './menu.tsx'
import { SectionItems } from './section-items.tsx'
import { SectionOptions } from './section-options.tsx'
import { useSortableRow } from './sortable-list.tsx'
import { tagsAddress } from './tag-field.tsx'
import { useComposing } from './text-field.tsx'
import { useOpen } from './use-open.ts'
import { useIds, usePart } from './use-part.ts'
import { neighbourOf, useRemoval } from './use-removal.ts'

/** A section: a header that opens its entries and options. */
export function SectionCard({ id, onMove }: { id: string; onMove: (by: 1 | -1) => void }) {
  const t = useMessages(editorFormsMessages)
  const { edit, document } = useEditor()
  const section = usePart(({ sections }) => sections[id])
  const locale = usePart((document) => document.locale)
  const items = useIds((document) => itemsIn(document, id).map(([item]) => item))
  const original = usePart((document) => untranslated(document, `sections/${id}`, 'title'))
  const [open, setOpen] = useOpen(`sections/${id}`, false)
  const [isRenaming, setRenaming] = useState(false)
  const panelId = useId()
  const name = section ? sectionName(section, locale) : ''
  const { row, handle } = useSortableRow(id, t.drag(name))
  const titleAddress = `sections/${id}.title`
  const rename = () => {
    setRenaming(true)
    focusField(titleAddress)
  }
  const isInside = (address: string) =>
    address.startsWith('items/') && document.get().items[itemOf(address)]?.section === id
  useReveal(
    (address) => isInside(address) || address === tagsAddress(id),
    () => setOpen(true),
  )
  useReveal(
    (address) => address === titleAddress,
    () => setRenaming(true),
  )
  if (section === undefined) return null

  return (
    <li {...row} className="form-card">
      <CardHeader
        address={`sections/${id}`}
        heading="h3"
        title={name}
        detail={[section.hidden ? t.hidden : '', t.entries(items.length)].filter(Boolean).join(' · ')}
        lead={<Icon path={sectionIcons[iconOf(section)]} className="text-accent" />}
        input={
          isRenaming ? (
            <TitleInput
              address={titleAddress}
              value={section.title}
              usual={original ?? sectionTitles[section.kind][locale]}
              onChange={(title) => edit(setSection(id, { title }), titleAddress)}
              onEnd={(byKey) => {
                setRenaming(false)
                if (byKey) focusField(`sections/${id}`)
              }}
            />
          ) : undefined
        }
        hidden={section.hidden === true}
        open={open}
        panelId={panelId}
        onToggle={() => setOpen(!open)}
        onHide={() => edit(setSection(id, { hidden: section.hidden ? undefined : true }))}
        onRename={rename}
        onMove={(by) => {
          onMove(by)
          focusField(`sections/${id}`)
        }}
        handle={handle}
        menu={<SectionMenu id={id} name={name} onRename={rename} onMove={onMove} />}
      />
      <div id={panelId} hidden={!open} className="border-t border-line p-2 sm:p-3">
        {open && (
          <>
            <SectionItems section={id} kind={section.kind} ids={items} />
            <SectionOptions id={id} section={section} />
          </>
        )}
      </div>
    </li>
  )
}

function itemOf(address: string): string {
  return address.slice('items/'.length).split('.')[0] ?? ''
}

type TitleInputProps = {
  address: string
  value: string
  usual: string
  onChange: (title: string) => void
  /** Whether a key ended editing, rather than a loss of focus. */
  onEnd: (byKey: boolean) => void
}

function TitleInput({ address, value, usual, onChange, onEnd }: TitleInputProps) {
  const t = useMessages(editorFormsMessages)
  const ref = useFieldFocus<HTMLInputElement>(address)
  const composing = useComposing(value, onChange)
  return (
    <div className="form-box my-0.5 min-w-0 flex-1" data-field={address}>
      <input
        ref={ref}
        aria-label={t.sectionTitle}
        placeholder={usual}
        maxLength={60}
        className="h-11 w-full min-w-0 bg-transparent px-3 font-medium outline-none"
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => onEnd(false)}
        onKeyDown={({ key, nativeEvent }) => {
          if (!nativeEvent.isComposing && (key === 'Enter' || key === 'Escape')) onEnd(true)
        }}
        {...composing}
      />
    </div>
  )
}

type SectionMenuProps = { id: string; name: string; onRename: () => void; onMove: (by: 1 | -1) => void }

/** The menu of a section. */
function SectionMenu({ id, name, onRename, onMove }: SectionMenuProps) {
  const t = useMessages(editorFormsMessages)
  const { edit, newId, document } = useEditor()
  const removeEntry = useRemoval()

  function duplicate(): void {
    const copy = newId()
    edit(duplicateSection(id, copy, newId))
    focusField(`sections/${copy}`)
  }

  function remove(): void {
    const ids = liveEntries(document.get().sections).map(([section]) => section)
    const next = neighbourOf(id, ids)
    removeEntry('sections', id, name, next ? `sections/${next}` : 'sections')
  }

  return (
    <Menu label={t.more(name)}>
      <MenuItem icon="edit" keys="F2" onSelect={onRename}>
        {t.rename}
      </MenuItem>
      <OrderItems onMove={onMove} onDuplicate={duplicate} />
      <RemoveItem onRemove={remove} />
    </Menu>
  )
}
