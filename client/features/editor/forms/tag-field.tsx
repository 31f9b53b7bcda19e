import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { SlipNote, useSlipsOf } from '#client/features/editor/checks/field-slips.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorTagMessages } from '#client/i18n/editor-tags.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import { useWindowEvent } from '#client/lib/use-window-event.ts'
import { levelOf, moveItem } from '#src/resume/item-order.ts'
import { addTags, newTags, splitTags, type TagKind } from '#src/resume/tags.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { focusField, useFieldFocus, useReveal } from './focus-field.ts'
import { useItem } from './use-part.ts'
import { neighbourOf, useRemoval } from './use-removal.ts'

/** How many are added at once; more wait in the field. */
const MOST = 100

/** The address of the field in which the words of a section are written. */
export function tagsAddress(section: string): string {
  return `sections/${section}.tags`
}

type TagFieldProps = {
  section: string
  kind: TagKind
  /** The entries that are a word each, in order. */
  ids: readonly string[]
  /** Called with an entry whose form is asked for. */
  onOpen: (id: string) => void
  /** Called before words are added. */
  onAdd: () => void
}

/** The field for entries of one word, typed one after the other. */
export function TagField({ section, kind, ids, onOpen, onAdd }: TagFieldProps) {
  const t = useMessages(editorTagMessages)
  const { edit, newId, document } = useEditor()
  const [draft, setDraft] = useState('')
  const removeTag = useRemoveTag(section, ids)
  const id = useId()
  const address = tagsAddress(section)
  const field = useFieldFocus<HTMLInputElement>(address)

  /** Adds words and leaves others in the field. */
  function add(words: readonly string[], left = ''): void {
    const wanted = words.filter(Boolean)
    const added = newTags(document.get(), section, wanted.slice(0, MOST))
    if (added.length > 0) {
      onAdd()
      edit(addTags(section, added, newId))
    }
    if (wanted.length > 0) say(added.length > 0 ? t.added(added.join(t.between)) : t.known(wanted.join(t.between)))
    setDraft([...wanted.slice(MOST), left].join(', ').trimStart())
  }

  function write(text: string, isComposed: boolean): void {
    const words = splitTags(text)
    if (isComposed || words.length < 2) setDraft(text)
    else add(words.slice(0, -1), words.at(-1))
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(splitTags(draft))
    }
    const last = ids.at(-1)
    if (event.key === 'Backspace' && draft === '' && last !== undefined) {
      event.preventDefault()
      removeTag(last, address)
    }
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text/plain')
    const text = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0)
    if (splitTags(pasted).filter(Boolean).length < 2) return
    event.preventDefault()
    add(splitTags(text))
  }

  const addDraft = () => draft.trim() !== '' && add(splitTags(draft))
  // A reload gives a focused field no blur event.
  useWindowEvent('pagehide', addDraft)

  return (
    <div className="mb-3">
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {t.label[kind]}
      </label>
      <div className="form-box flex-wrap gap-1.5 p-1">
        {ids.length > 0 && (
          <ul aria-label={t.label[kind]} className="flex min-w-0 flex-wrap gap-1.5">
            {ids.map((tag) => (
              <Tag key={tag} id={tag} onOpen={onOpen} onRemove={(next) => removeTag(tag, next)} ids={ids} />
            ))}
          </ul>
        )}
        <input
          ref={field}
          id={id}
          data-field={address}
          value={draft}
          placeholder={ids.length === 0 ? t.example[kind] : undefined}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          enterKeyHint="enter"
          className="h-9 min-w-32 flex-1 bg-transparent px-2 outline-none placeholder:text-muted pointer-coarse:h-11"
          onChange={({ currentTarget, nativeEvent }) =>
            write(currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          }
          onCompositionEnd={({ currentTarget }) => write(currentTarget.value, false)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={addDraft}
        />
      </div>
      {ids.map((tag) => (
        <TagSlips key={tag} id={tag} />
      ))}
      <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
        {t.hint}
      </p>
    </div>
  )
}

/** The slips that the checks found in a tag. */
function useTagSlips(id: string) {
  const title = useItem(id)?.title ?? ''
  return { slips: useSlipsOf(`items/${id}.title`, title), noteId: `${id}-slips` }
}

function TagSlips({ id }: { id: string }) {
  const { slips, noteId } = useTagSlips(id)
  return slips.length > 0 && <SlipNote id={noteId} slips={slips} />
}

type TagProps = {
  id: string
  ids: readonly string[]
  onOpen: (id: string) => void
  /** Called with the address that is to have the focus afterwards. */
  onRemove: (next?: string) => void
}

function Tag({ id, ids, onOpen, onRemove }: TagProps) {
  const t = useMessages(editorTagMessages)
  const forms = useMessages(editorFormsMessages)
  const { edit, document } = useEditor()
  const item = useItem(id)
  const button = useFieldFocus<HTMLButtonElement>(`items/${id}`)
  useReveal(
    (address) => address.startsWith(`items/${id}.`),
    () => onOpen(id),
  )
  const title = item?.title?.trim() ?? ''
  const { slips, noteId } = useTagSlips(id)

  function move(by: 1 | -1): void {
    const neighbour = ids[ids.indexOf(id) + by]
    const level = levelOf(document.get(), id)
    if (neighbour !== undefined) edit(moveItem(id, level.indexOf(neighbour)))
    focusField(`items/${id}`)
    say(forms.dragOver(title, ids.indexOf(neighbour ?? id) + 1, ids.length))
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey } = event
    if (altKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      event.preventDefault()
      move(key === 'ArrowLeft' ? -1 : 1)
    }
    if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault()
      onRemove()
    }
  }

  return (
    <li className="flex min-w-0 rounded-md bg-sunken text-sm" data-field={`items/${id}.title`}>
      <button
        ref={button}
        type="button"
        aria-keyshortcuts="Delete Alt+ArrowLeft Alt+ArrowRight"
        aria-describedby={slips.length > 0 ? noteId : undefined}
        onClick={() => focusField(`items/${id}.title`)}
        onKeyDown={onKeyDown}
        className="min-h-9 min-w-0 rounded-md pl-2.5 text-left break-words pointer-coarse:min-h-11"
      >
        {title}
        {item?.level && <span className="text-muted"> {item.level}</span>}
      </button>
      {/* Skipped by the Tab key, because Delete and Backspace remove a tag. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label={t.remove(title)}
        onClick={() => onRemove()}
        className="grid w-9 flex-none place-items-center rounded-md text-xs text-muted hover:text-ink pointer-coarse:w-11"
      >
        <Icon name="close" />
      </button>
    </li>
  )
}

/** Returns a function that deletes a tag; the focus moves to `next`, by default the tag after it. */
function useRemoveTag(section: string, ids: readonly string[]): (id: string, next?: string) => void {
  const { document } = useEditor()
  const removeEntry = useRemoval()
  return (id, next) => {
    const neighbour = neighbourOf(id, ids)
    const beside = neighbour === undefined ? tagsAddress(section) : `items/${neighbour}`
    removeEntry('items', id, document.get().items[id]?.title ?? '', next ?? beside)
  }
}
