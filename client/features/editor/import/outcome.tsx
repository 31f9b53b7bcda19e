import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { cutText } from '#src/lib/cut-text.ts'
import { basicsFields, type ResumeDocument } from '#src/resume/document.ts'
import { basicsLabels, colons } from '#src/resume/labels.ts'
import type { Block } from '#src/resume/markup.ts'
import { type ItemView, viewResume } from '#src/resume/view.ts'

/** The longest name of an entry that has only text, in characters. */
const LONGEST_NAME = 30

/** A part that is imported or left out as a whole; without `section` it is the person. */
export type ReviewPart = { id: string; section?: string; title: string; entries: ReviewEntry[] }

/** An entry, or the personal details, as the review lists them. */
type ReviewEntry = { id: string; head: string; lines: string[] }

/**
 * Lists the parts of an imported document, including hidden ones.
 * @param names the title of the person's part, and the label of the photo; empty for none
 * @param isPersonOpen the personal details are being corrected: they stay listed although all of them were emptied
 */
export function reviewParts(
  document: ResumeDocument,
  names: { person: string; photo: string },
  isPersonOpen = false,
): ReviewPart[] {
  const { basics, locale } = document
  const details = basicsFields.flatMap((field) => {
    const value = basics[field]
    return field === 'photo' || !value ? [] : [basicsLabels[field][locale] + colons[locale] + value]
  })
  if (names.photo !== '') details.push(names.photo)
  const person = { id: 'person', title: names.person, entries: [{ id: 'person', head: '', lines: details }] }
  const sections = viewResume(withoutHiding(document)).sections.map(({ id, title, items }) => ({
    id: `section-${id}`,
    section: id,
    title,
    entries: items.map((item) => ({ id: item.id, head: headOf(item), lines: item.blocks.map(lineOf) })),
  }))
  return details.length > 0 || isPersonOpen ? [person, ...sections] : sections
}

type OutcomeProps = {
  parts: readonly ReviewPart[]
  left: ReadonlySet<string>
  onToggle: (id: string) => void
  /** Which entry is being corrected, and the form for it. */
  editing: string | null
  form: ReactNode
  onEdit: (id: string) => void
  /** The entry whose button gets the focus, once its form is gone. */
  returnTo: string | null
  onReturned: () => void
}

/** The parts with a checkbox each; every entry can be corrected in its place. */
export function Outcome(props: OutcomeProps) {
  const { parts, left, onToggle, editing, form, onEdit, returnTo, onReturned } = props
  const t = useMessages(editorImportMessages)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (returnTo === null) return
    const entry = list.current?.querySelector<HTMLElement>(`[data-entry="${returnTo}"]`)
    const target = entry ?? list.current?.querySelector<HTMLElement>('input')
    target?.focus()
    onReturned()
  }, [returnTo, onReturned])
  return (
    <ul
      ref={list}
      className="mt-2 h-[52vh] rows overflow-y-auto rounded-md border border-line max-sm:h-auto max-sm:max-h-[60vh]"
    >
      {parts.map(({ id, title, entries }) => (
        <li key={id} className="p-3 text-sm">
          <label className="flex min-h-9 cursor-pointer items-center gap-3 text-base font-medium">
            <input
              type="checkbox"
              aria-label={t.take(title)}
              checked={!left.has(id)}
              onChange={() => onToggle(id)}
              className="size-5 flex-none accent-accent"
            />
            {title}
          </label>
          <div className={`sm:pl-8 ${left.has(id) ? 'opacity-70' : ''}`}>
            {entries.length === 0 && <p className="text-muted">{t.empty}</p>}
            {entries.map((entry) =>
              entry.id === editing ? (
                <div key={entry.id}>{form}</div>
              ) : (
                <Entry key={entry.id} entry={entry} title={title} onEdit={onEdit} />
              ),
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

type EntryProps = { entry: ReviewEntry; title: string; onEdit: (id: string) => void }

function Entry({ entry: { id, head, lines }, title, onEdit }: EntryProps) {
  const t = useMessages(editorImportMessages)
  const name = id === 'person' ? title : head || cutText(lines[0] ?? t.nameless, LONGEST_NAME)
  return (
    <div className="mt-1 flex items-start gap-2">
      <div className="min-w-0 flex-1 py-1.5">
        {head && <p className="break-words">{head}</p>}
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines change with their entry only
          <p key={at} className="break-words text-muted">
            {line}
          </p>
        ))}
      </div>
      <button
        type="button"
        data-entry={id}
        aria-label={t.edit(name)}
        className="icon-btn flex-none"
        onClick={() => onEdit(id)}
      >
        <Icon name="edit" />
      </button>
    </div>
  )
}

function headOf({ primary, secondary, note, place, period, url }: ItemView): string {
  return [primary, secondary, note, place, period, url].filter(Boolean).join(' · ')
}

function lineOf({ kind, runs }: Block): string {
  return (kind === 'paragraph' ? '' : '• ') + runs.map(({ text }) => text).join('')
}

function withoutHiding(document: ResumeDocument): ResumeDocument {
  const open = <T extends { hidden?: boolean | undefined }>(entries: Record<string, T>) =>
    Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, { ...entry, hidden: false }]))
  return { ...document, sections: open(document.sections), items: open(document.items) }
}
