import { DesignSketch } from '#client/components/design-sketch.tsx'
import { TimeAgo } from '#client/components/time-ago.tsx'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'

const SHOWN = 3

/** The résumés edited last, to go on with one of them instead. */
export function RecentResumes() {
  const t = useMessages(editorStartMessages)
  const locale = useLocale()
  const recent = usePayload('editor').mine.items.slice(0, SHOWN)
  if (recent.length === 0) return null
  return (
    <section aria-label={t.recent} className="mb-10">
      <h2 className="mb-4 text-lg">{t.recent}</h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {recent.map(({ id, title, design, colour, locale: language, completeness, updated_at }) => (
          <li key={id} className="max-sm:not-first:hidden">
            <a
              href={localePath(locale, `/edit?id=${id}`)}
              className="flex gap-3 rounded-md border border-line bg-surface p-3 hover:border-accent"
            >
              <span className="w-13 flex-none overflow-hidden rounded-sm border border-line">
                <DesignSketch choice={{ id: design, colour: colour ?? undefined }} locale={language} name={title} />
              </span>
              <span className="min-w-0 self-center">
                <span className="line-clamp-2 font-medium">{title || t.untitled}</span>
                <span className="block text-sm text-muted">
                  <TimeAgo time={updated_at} /> · {t.completeness(completeness)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
