import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { addItem, itemsIn } from '#src/resume/edits.ts'
import {
  copyItem,
  levelOf,
  moveItem,
  moveToSection,
  parentOf,
  sectionsFor,
  separateItem,
} from '#src/resume/item-order.ts'
import { sectionName } from '#src/resume/labels.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { focusField } from './focus-field.ts'
import { Menu, MenuItem, OrderItems, RemoveItem } from './menu.tsx'
import { usePart } from './use-part.ts'
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

/** Buttons below the form of an open entry for what is done with entries most often. */
export function ItemTools({ id, name }: { id: string; name: string }) {
  const t = useMessages(editorFormsMessages)
  const duplicate = useDuplicate(id)
  const canMove = usePart((document) => sectionsFor(document, id).length > 0)
  return (
    <div className="mt-3 flex flex-wrap justify-end gap-x-1 gap-y-2">
      <Button variant="quiet" size="small" icon="copy" aria-label={`${t.duplicate} ${name}`} onClick={duplicate}>
        {t.duplicate}
      </Button>
      {canMove && (
        <Menu
          label={`${t.toSection} ${name}`}
          face={
            <>
              <Icon name="move" />
              {t.toSection}
            </>
          }
        >
          <SectionsToMoveTo id={id} />
        </Menu>
      )}
    </div>
  )
}

function useDuplicate(id: string): () => void {
  const { edit, newId } = useEditor()
  return () => {
    const copy = newId()
    edit(copyItem(id, copy))
    focusField(`items/${copy}`)
  }
}

function SectionsToMoveTo({ id }: { id: string }) {
  const t = useMessages(editorFormsMessages)
  const { edit, document: store } = useEditor()
  const document = store.get()
  return sectionsFor(document, id).map(([section, fields]) => (
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
  ))
}

function Actions({ id, kind, name, onMove }: ItemMenuProps) {
  const t = useMessages(editorFormsMessages)
  const { edit, newId, document: store } = useEditor()
  const removeEntry = useRemoval()
  const duplicate = useDuplicate(id)
  const document = store.get()
  const item = document.items[id]
  if (item === undefined) return null
  const head = parentOf(document, id)

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
        <MenuItem
          icon="apart"
          onSelect={() => {
            edit(separateItem(id))
            focusField(`items/${id}`)
          }}
        >
          {t.separate}
        </MenuItem>
      )}
      <SectionsToMoveTo id={id} />
      <RemoveItem onRemove={remove} />
    </>
  )
}
