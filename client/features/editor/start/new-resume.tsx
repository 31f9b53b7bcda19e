import { useId } from 'react'
import { Facts } from '#client/components/facts.tsx'
import { GuestOffer } from '#client/components/guest/guest-offer.tsx'
import { ResumePicture } from '#client/components/resume-picture.tsx'
import { TimeAgo } from '#client/components/time-ago.tsx'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { usageMessages } from '#client/i18n/usage.ts'
import { useClient } from '#client/lib/client.tsx'
import { useIsHighest } from '#client/lib/highest-level.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { MY_RESUMES } from '#src/contract/addresses.ts'
import { editorPath } from '#src/contract/own-addresses.ts'
import { StartScreen } from './start-screen.tsx'

/** The start screen for an account, with its limit of résumés. */
export function NewResume() {
  const t = useMessages(editorStartMessages)
  const usage = useMessages(usageMessages)
  const client = useClient()
  const { total, limit } = usePayload('editor').mine
  const isHighest = useIsHighest()
  const noteId = useId()
  const full = total >= limit ? usage.noRoom(total, limit) : null
  return (
    <StartScreen
      back={{ path: MY_RESUMES, label: t.back }}
      others={
        <>
          <GuestOffer />
          <RecentResumes />
        </>
      }
      full={full === null ? null : { id: noteId, message: full, data: { online_resumes: total } }}
      note={
        full ? (
          <p id={noteId} className="mr-auto max-w-text text-sm text-seal">
            {full}{' '}
            {isHighest || (
              <button
                type="button"
                className="link"
                onClick={() => client.openPurchase({ resumes: total + 1, afterwards: () => void client.reload() })}
              >
                {t.upgrade}
              </button>
            )}
          </p>
        ) : (
          <p className="mr-auto text-sm text-muted tabular-nums">{t.used(total, limit)}</p>
        )
      }
    />
  )
}

const SHOWN = 3

/** Links to the résumés edited last. */
function RecentResumes() {
  const t = useMessages(editorStartMessages)
  const locale = useLocale()
  const recent = usePayload('editor').mine.items.slice(0, SHOWN)
  if (recent.length === 0) return null
  return (
    <section aria-label={t.recent} className="mb-10">
      <h2 className="mb-4 text-lg">{t.recent}</h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {recent.map((resume, index) => (
          <li key={resume.id} className={index > 0 ? 'max-sm:hidden' : undefined}>
            <a
              href={localePath(locale, editorPath(resume.id))}
              className="flex gap-3 rounded-md border border-line bg-surface p-3 hover:border-accent"
            >
              <span className="w-13 flex-none overflow-hidden rounded-sm border border-line">
                <ResumePicture resume={resume} name={resume.title} />
              </span>
              <span className="min-w-0 self-center">
                <span className="line-clamp-2 font-medium">{resume.title || t.untitled}</span>
                <span className="block text-sm text-muted">
                  <Facts
                    facts={[<TimeAgo key="updated" time={resume.updated_at} />, t.completeness(resume.completeness)]}
                  />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
