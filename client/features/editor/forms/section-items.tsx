import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import type { ResumeDocument, SectionKind } from '#src/resume/document.ts'
import { addItem, itemsIn } from '#src/resume/edits.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { levelOf, moveItem, parentOf } from '#src/resume/item-order.ts'
import { isBlank, isTag, isTagKind } from '#src/resume/tags.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { focusField } from './focus-field.ts'
import { ItemCard } from './item-card.tsx'
import { itemName } from './names.ts'
import { useRichText } from './rich-text/use-rich-text.ts'
import { SortableList } from './sortable-list.tsx'
import { TagField } from './tag-field.tsx'
import { useIds } from './use-part.ts'

type SectionItemsProps = { section: string; kind: SectionKind; ids: string[] }

/** Shows the entries of a section as cards. Entries of a single word, such as skills, are tags in one field instead. */
export function SectionItems({ section, kind, ids }: SectionItemsProps) {
  const t = useMessages(editorFormsMessages)
  const { edit, newId, document } = useEditor()
  const { tags, cards, open, release } = useTags({ section, kind, ids })
  const add = () => {
    const id = newId()
    open(id)
    edit(addItem(id, section))
    focusField(`items/${id}.${fieldsOfKind[kind][0]}`)
  }
  const isEmpty = ids.length === 0
  // Loads the rich text code ahead, because an entry will probably be opened next.
  useRichText()
  return (
    <>
      {isTagKind(kind) && <TagField section={section} kind={kind} ids={tags} onOpen={open} onAdd={release} />}
      <SortableList
        ids={cards}
        nameOf={(id) => itemName(document.get(), id) || t.newEntry}
        onMove={(id, over) => edit(moveItem(id, placeOf(document.get(), id, over)))}
      >
        <ul className="flex flex-col gap-2">
          {cards.map((id) => (
            <ItemCard key={id} id={id} kind={kind} alone={ids.length === 1} />
          ))}
        </ul>
      </SortableList>
      {isEmpty && !isTagKind(kind) && (
        <p className="rounded-md border border-dashed border-line-strong p-4 text-center text-sm text-muted">
          {t.noEntries}
        </p>
      )}
      <Button
        size="small"
        icon="plus"
        wide
        variant={isEmpty && !isTagKind(kind) ? 'primary' : 'secondary'}
        className="mt-2"
        onClick={add}
      >
        {t.addEntry}
      </Button>
    </>
  )
}

/** Which entries are shown as tags. An entry that has been a card stays one, even when only its word is filled in. */
function useTags({ section, kind, ids }: SectionItemsProps) {
  const { document } = useEditor()
  const [opened, setOpened] = useState<readonly string[]>([])
  const words = useIds((document) =>
    itemsIn(document, section).flatMap(([id, item]) => (isTagKind(kind) && isTag(item) ? id : [])),
  )
  const others = ids.filter((id) => !words.includes(id) && !opened.includes(id))
  if (others.length > 0) setOpened([...opened, ...others])
  const isCard = (id: string) => opened.includes(id) || others.includes(id)
  return {
    tags: ids.filter((id) => !isCard(id)),
    cards: ids.filter(isCard),
    open: (id: string) => setOpened((cards) => [...cards, id]),
    /** Lets an empty card become a tag, so that the next word fills it. */
    release: () => {
      const blank = ids.filter((id) => isBlankIn(document.get(), id))
      setOpened((cards) => cards.filter((id) => !blank.includes(id)))
    },
  }
}

function isBlankIn({ items }: ResumeDocument, id: string): boolean {
  const item = items[id]
  return item !== undefined && isBlank(item)
}

/** The target of a dropped item: within another organisation's roles, that organisation's place. */
function placeOf(document: ResumeDocument, id: string, over: string): number {
  const level = levelOf(document, id)
  const index = level.indexOf(level.includes(over) ? over : (parentOf(document, over) ?? over))
  return index < 0 ? level.indexOf(id) : index
}
