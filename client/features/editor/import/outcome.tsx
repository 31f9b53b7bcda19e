import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { basicsFields, type ResumeDocument } from '#src/resume/document.ts'
import { basicsLabels, colons } from '#src/resume/labels.ts'
import type { Block } from '#src/resume/markup.ts'
import { type ItemView, viewResume } from '#src/resume/view.ts'

/** A part that is imported or left out as a whole; without `section` it is the person. */
export type ReviewPart = { id: string; section?: string; title: string; entries: { head: string; lines: string[] }[] }

/**
 * Lists the parts of an imported document, including hidden ones.
 * @param names the title of the person's part, and the label of the photo; empty for none
 */
export function reviewParts(document: ResumeDocument, names: { person: string; photo: string }): ReviewPart[] {
  const { basics, locale } = document
  const details = basicsFields.flatMap((field) => {
    const value = basics[field]
    return field === 'photo' || !value ? [] : [basicsLabels[field][locale] + colons[locale] + value]
  })
  if (names.photo !== '') details.push(names.photo)
  const person = { id: 'person', title: names.person, entries: [{ head: '', lines: details }] }
  const sections = viewResume(withoutHiding(document)).sections.map(({ id, title, items }) => ({
    id: `section-${id}`,
    section: id,
    title,
    entries: items.map((item) => ({ head: headOf(item), lines: item.blocks.map(lineOf) })),
  }))
  return details.length > 0 ? [person, ...sections] : sections
}

/** The parts with a checkbox each. */
export function Outcome({
  parts,
  left,
  onToggle,
}: {
  parts: readonly ReviewPart[]
  left: ReadonlySet<string>
  onToggle: (id: string) => void
}) {
  const t = useMessages(editorImportMessages)
  return (
    <ul className="mt-2 h-[52vh] divide-y divide-line overflow-y-auto rounded-md border border-line max-sm:h-auto max-sm:max-h-[50vh]">
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
          <div className={`pl-8 ${left.has(id) ? 'opacity-70' : ''}`}>
            {entries.length === 0 && <p className="text-muted">{t.empty}</p>}
            {entries.map(({ head, lines }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is not edited
              <div key={index} className="mt-1">
                {head && <p className="break-words">{head}</p>}
                {lines.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list is not edited
                  <p key={at} className="break-words text-muted">
                    {line}
                  </p>
                ))}
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
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
