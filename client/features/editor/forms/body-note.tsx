import { useMemo, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { editorHints } from '#client/i18n/editor-hints.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { createPart, loadPart, useLoaded } from '#client/lib/part.ts'
import { localeTags } from '#src/contract/locale.ts'
import type { ResumeLocale, SectionKind } from '#src/resume/document.ts'
import { parseMarkup } from '#src/resume/markup.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { usePart } from './use-part.ts'

/** The longest readable text in Chinese characters; other languages need more for the same content. */
const bestLength: Partial<Record<SectionKind, number>> = { 'cover-letter': 1000, 'self-evaluation': 250 }
const USUAL_LENGTH = 500
const LATIN_FACTOR = 2.5

type BodyNoteProps = {
  kind: SectionKind
  body: string
  /** Called with the text after a sentence was inserted. */
  onInsert: (body: string) => void
}

/** Shown below a text: a warning when it is too long, hints, and example sentences. */
export function BodyNote({ kind, body, onInsert }: BodyNoteProps) {
  const t = useMessages(editorFormsMessages)
  const { hints } = useMessages(editorHints)[kind]
  const locale = usePart((document) => document.locale)
  const [isOpen, setOpen] = useState(false)
  const examples = useRoleExamples(kind, isOpen)
  const most = mostOf(kind, locale)
  const count = lengthOf(body)
  return (
    <>
      <p role="status" className={`text-right text-xs tabular-nums ${count > most ? 'mt-1 text-seal' : 'text-muted'}`}>
        {count > most && t.count(count, most)}
      </p>
      <details className="group mt-1" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-11 w-fit items-center gap-1.5 rounded-md text-sm text-accent">
          <Icon name="bulb" />
          {t.hints}
          <Icon name="chevron-down" className="text-xs transition-transform group-open:rotate-180" />
        </summary>
        <div className="rounded-md bg-sunken p-3 text-sm">
          <ul className="list-disc flex flex-col gap-1 pl-5">
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
          <p className="mt-3 mb-1 text-muted">{t.examples}</p>
          <ul lang={localeTags[locale]} className="flex flex-col gap-1.5">
            {examples.map((example) => (
              <li key={example} className="flex items-start gap-2 rounded-md bg-surface p-2 pl-3">
                <span className="min-w-0 flex-1 py-1">{example.replace(/^- /, '')}</span>
                <Button
                  size="small"
                  icon="plus"
                  className="flex-none"
                  aria-label={`${t.insert} ${example.replace(/^- /, '')}`}
                  onClick={() => onInsert([body.trimEnd(), example].filter(Boolean).join('\n'))}
                >
                  {t.insert}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </>
  )
}

function mostOf(kind: SectionKind, locale: ResumeLocale): number {
  return (bestLength[kind] ?? USUAL_LENGTH) * (locale === 'zh' ? 1 : LATIN_FACTOR)
}

/** The number of visible characters. */
function lengthOf(body: string): number {
  return parseMarkup(body).reduce(
    (sum, { runs }) => sum + runs.reduce((line, { text }) => line + [...text].length, 0),
    0,
  )
}

const part = createPart(() =>
  loadPart(async () => ({
    ...(await import('#src/resume/samples/registry.ts')),
    ...(await import('#src/resume/samples/role-lines.ts')),
  })),
)

/**
 * Example sentences: from a sample for the job the résumé aims at, otherwise general ones. The samples are loaded when
 * the sentences are requested.
 */
function useRoleExamples(kind: SectionKind, isAsked: boolean): readonly string[] {
  const loaded = useLoaded(part, isAsked, (client, error) => client.report(error))
  const locale = usePart((document) => document.locale)
  const aim = usePart((document) => loaded?.aimOf(document) ?? '')
  return useMemo(() => {
    const lines = loaded?.linesOfRole(aim, locale, kind, loaded.samples) ?? []
    return lines.length > 0 ? lines : editorHints[locale][kind].examples
  }, [loaded, aim, locale, kind])
}
