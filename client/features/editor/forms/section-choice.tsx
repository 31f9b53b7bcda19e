import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { addSectionMessages, editorKindsMessages } from '#client/i18n/editor-kinds.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { type SectionKind, sectionKinds } from '#src/resume/document.ts'
import { iconOf, sectionIcons } from '#src/resume/icons.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'

type SectionChoiceProps = { onChoose: (kind: SectionKind, title: string) => void }

/** Every kind of section, found by its name or purpose; what is typed can also be a title. */
export function SectionChoice({ onChoose }: SectionChoiceProps) {
  const forms = useMessages(editorFormsMessages)
  const t = useMessages(addSectionMessages)
  const locale = useLocale()
  const explained = useMessages(editorKindsMessages)
  const [typed, setTyped] = useState('')
  const title = typed.trim()
  const found = kindsWith(title, explained)
  return (
    <>
      <p className="mb-2 px-1 text-sm text-muted">{forms.addSectionText}</p>
      <div className="form-box mb-2">
        <input
          type="search"
          aria-label={t.search}
          placeholder={t.example}
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className="h-11 w-full min-w-0 bg-transparent px-3 outline-none placeholder:text-muted"
        />
      </div>
      {title !== '' && (
        <p role="status" className="mb-2 px-1 text-sm text-muted">
          {t.found(found.length)}
        </p>
      )}
      {found.length > 0 && (
        <ul className="form-card rows overflow-hidden">
          {found.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2"
                onClick={() => onChoose(kind, '')}
              >
                <Icon path={sectionIcons[iconOf({ kind })]} className="text-lg text-accent" />
                <span className="min-w-0">
                  <span className="block leading-snug font-medium">{sectionTitles[kind][locale]}</span>
                  <span className="block text-xs text-muted">{explained[kind]}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {title !== '' && <OwnTitle title={title} onChoose={onChoose} />}
    </>
  )
}

/** A section with a title of one's own, filled in like one of another kind. */
function OwnTitle({ title, onChoose }: SectionChoiceProps & { title: string }) {
  const t = useMessages(addSectionMessages)
  const locale = useLocale()
  const [kind, setKind] = useState<SectionKind>('custom')
  return (
    <div className="form-card mt-2 flex flex-col gap-3 p-3">
      <label className="block text-sm text-muted">
        {t.like}
        <select
          value={kind}
          onChange={({ currentTarget }) => {
            const chosen = sectionKinds.find((one) => one === currentTarget.value)
            if (chosen !== undefined) setKind(chosen)
          }}
          className="mt-1 block h-11 w-full rounded-md border border-field bg-surface px-2 text-base text-ink"
        >
          {sectionKinds.map((one) => (
            <option key={one} value={one}>
              {sectionTitles[one][locale]}
            </option>
          ))}
        </select>
      </label>
      <Button size="small" icon="plus" wide onClick={() => onChoose(kind, title)}>
        {t.titled(title)}
      </Button>
    </div>
  )
}

/** The kinds whose name, in either language, or purpose has every typed word. */
function kindsWith(typed: string, explained: Record<SectionKind, string>): readonly SectionKind[] {
  const words = typed.toLowerCase().split(/\s+/)
  return sectionKinds.filter((kind) => {
    const said = [...Object.values(sectionTitles[kind]), explained[kind]].join(' ').toLowerCase()
    return words.every((word) => said.includes(word))
  })
}
