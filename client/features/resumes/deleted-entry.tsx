import { Button } from '#client/components/button.tsx'
import { ResumePicture } from '#client/components/resume-picture.tsx'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { formatDay } from '#client/lib/dates.ts'
import { useLocale } from '#client/lib/page.tsx'
import { RESTORABLE_MS } from '#src/contract/restoring.ts'
import type { ResumeCard } from '#src/contract/resumes.ts'
import { daysLeft } from './days-left.ts'

/** A deleted résumé that can still be restored. */
export function DeletedEntry({ resume, onRestore }: { resume: ResumeCard; onRestore: () => void }) {
  const t = useMessages(resumesMessages)
  const name = resume.title || t.untitled
  return (
    <article aria-label={name} className="flex items-center gap-4 p-3 sm:px-4">
      <span className="w-10 flex-none overflow-hidden rounded-sm border border-line opacity-70">
        <ResumePicture resume={resume} name={name} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-base font-medium">{name}</h2>
        <p className="text-sm text-muted">
          <TimeLeft deletedAt={resume.deleted_at ?? 0} />
        </p>
      </div>
      <Button size="small" aria-label={t.restoreTitle(name)} onClick={onRestore}>
        {t.restore}
      </Button>
    </article>
  )
}

/** The days left. The server, which does not know the reader's clock, renders the date instead. */
function TimeLeft({ deletedAt }: { deletedAt: number }) {
  const t = useMessages(resumesMessages)
  const locale = useLocale()
  const isHydrated = useHydrated()
  const until = deletedAt + RESTORABLE_MS
  const day = t.until(formatDay(until, locale))
  return (
    <time dateTime={new Date(until).toISOString()} title={day}>
      {isHydrated ? t.daysLeft(daysLeft(deletedAt, Date.now())) : day}
    </time>
  )
}
