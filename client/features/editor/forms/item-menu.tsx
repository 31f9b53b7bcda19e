import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { addItem, itemsIn, setItem } from '#src/resume/edits.ts'
import { copyItem, levelOf, moveItem, moveToSection, parentOf, sectionsFor } from '#src/resume/item-order.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { OrderItems, RemoveItem } from './entry-menu-items.tsx'
import { focusField } from './focus-field.ts'
import { Menu, MenuItem } from './menu.tsx'
import { sectionName } from './names.ts'
import { neighbourOf, useRemoval } from './use-removal.ts'

/** The kinds whose entries may have further roles under one organisation. */
const withRoles: readonly SectionKind[] = ['education', 'work', 'internship', 'campus', 'custom']

type ItemMenuProps = { id: string; kind: SectionKind; name: string; onMove: (by: 1 | -1) => void }

/** The menu of an entry. */
export function ItemMenu({ id, kind, name, onMove }: ItemMenuProps) {
  const t = useMessages(editorFormsMessages)
  return (
    <Menu label={t.more(name)}>
      <Actions id={id} kind={kind} name={name} onMove={onMove} />
    </Menu>
  )
}

function Actions({ id, kind, name, onMove }: ItemMenuProps) {
  const t = useMessages(editorFormsMessages)
  const { edit, newId, document: store } = useEditor()
  const removeEntry = useRemoval()
  const document = store.get()
  const item = document.items[id]
  if (item === undefined) return null
  const head = parentOf(document, id)
  const others = sectionsFor(document, id)

  function duplicate(): void {
    const copy = newId()
    edit(copyItem(id, copy))
    focusField(`items/${copy}`)
  }

  function addRole(): void {
    const parent = head ?? id
    const role = newId()
    const roles = itemsIn(document, item?.section ?? '').filter(([other]) => parentOf(document, other) === parent)
    edit((current) =>
      moveItem(role, roles.length)(addItem(role, item?.section ?? '', { parent, org: item?.org })(current)),
    )
    focusField(`items/${role}.title`)
  }

  function remove(): void {
    const next = neighbourOf(id, levelOf(document, id))
    removeEntry('items', id, name, next ? `items/${next}` : `sections/${item?.section}`)
  }

  return (
    <>
      <OrderItems onMove={onMove} onDuplicate={duplicate} />
      {withRoles.includes(kind) && item.org?.trim() && (
        <MenuItem icon="apart" onSelect={addRole}>
          {t.addRole}
        </MenuItem>
      )}
      {head !== undefined && (
        <MenuItem icon="apart" onSelect={() => edit(setItem(id, { parent: undefined }))}>
          {t.separate}
        </MenuItem>
      )}
      {others.map(([section, fields]) => (
        <MenuItem
          key={section}
          icon="move"
          onSelect={() => {
            edit(moveToSection(id, section))
            focusField(`sections/${section}`)
            say(t.movedTo(sectionName(fields, document.locale)))
          }}
        >
          {t.moveTo(sectionName(fields, document.locale))}
        </MenuItem>
      ))}
      <RemoveItem onRemove={remove} />
    </>
  )
}
