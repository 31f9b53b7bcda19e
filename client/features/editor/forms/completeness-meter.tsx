import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { type CompletenessPart, completenessOf, completenessParts } from '#src/resume/completeness.ts'
import { type BasicsField, liveEntries, type ResumeLocale, type SectionKind } from '#src/resume/document.ts'
import { addItem, itemsIn } from '#src/resume/edits.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { useAddSection } from './add-section.tsx'
import { focusField } from './focus-field.ts'
import { useIds, usePart } from './use-part.ts'

const experience = ['work', 'internship', 'projects', 'campus'] as const

/** The kinds of sections that can supply a missing part; the first is added if there is none. */
const kindsOf: Record<
  Exclude<CompletenessPart, 'name' | 'contact' | 'aim'>,
  readonly [SectionKind, ...SectionKind[]]
> = {
  education: ['education'],
  experience,
  substance: experience,
  skills: ['skills', 'languages', 'certificates'],
  summary: ['self-evaluation', 'cover-letter'],
}

/** The field in which a résumé of each language says which job is wanted. */
const aimOf = { zh: 'intention', en: 'headline' } as const satisfies Record<ResumeLocale, BasicsField>

/** How complete the résumé is, and the next steps; each missing part links to its field. */
export function CompletenessMeter() {
  const t = useMessages(editorFormsMessages)
  const goTo = useGoTo()
  const percent = usePart((document) => completenessOf(document).percent)
  const aim = usePart(({ locale }) => aimOf[locale])
  const names = useIds((document) => completenessOf(document).missing)
  const missing = completenessParts.filter((part) => names.includes(part))
  return (
    <div className="mb-4">
      <div className="usage">
        <p>
          <span>{t.completeness}</span>
          <span className="font-medium tabular-nums">{percent}%</span>
        </p>
        <meter aria-label={t.completeness} min={0} max={100} value={percent} />
      </div>
      {missing.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{t.complete}</p>
      ) : (
        <p className="mt-1 flex flex-wrap items-center gap-x-1 text-sm text-muted">
          {t.missing}
          {missing.map((part) => (
            <button
              key={part}
              type="button"
              className="link min-h-8 px-1 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              onClick={() => goTo(part)}
            >
              {t[`missing_${part === 'aim' ? aim : part}`]}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}

/** Returns a function that opens the field of a missing part, adding its section if necessary. */
function useGoTo(): (part: CompletenessPart) => void {
  const { document, edit, newId } = useEditor()
  const addSection = useAddSection()
  return (part) => {
    const current = document.get()
    if (part === 'name') return focusField('basics.name')
    if (part === 'contact') return focusField('basics.phone')
    if (part === 'aim') return focusField(`basics.${aimOf[current.locale]}`)
    const kinds = kindsOf[part]
    const sections = liveEntries(current.sections).filter(([, { kind, hidden }]) => kinds.includes(kind) && !hidden)
    const [found] = sections
    if (found === undefined) return addSection(kinds[0])
    const [section, { kind }] = found
    const field = part === 'substance' ? 'body' : fieldsOfKind[kind][0]
    const item = itemsIn(current, section)[0]?.[0] ?? newId()
    if (current.items[item] === undefined) edit(addItem(item, section))
    focusField(`items/${item}.${field}`)
  }
}
