import { Suspense, useRef } from 'react'
import { Button, ButtonLink } from '#client/components/button.tsx'
import { GuestOffer } from '#client/components/guest/guest-offer.tsx'
import { listHeading, PageOf, Pager } from '#client/components/pager.tsx'
import { UsageMeter } from '#client/components/usage-meter.tsx'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { keptMessages } from '#client/i18n/kept.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { usageMessages } from '#client/i18n/usage.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'
import { EDITOR } from '#src/contract/addresses.ts'
import { resumesPath } from '#src/contract/own-addresses.ts'
import { Applications } from './applications/applications.tsx'
import { DeletedEntry } from './deleted-entry.tsx'
import { NothingHere } from './nothing-here.tsx'
import { ResumeEntry } from './resume-entry.tsx'
import { Toolbar } from './toolbar.tsx'
import { useKept } from './use-kept.ts'
import { useResumeActions } from './use-resume-actions.ts'

const KeepingChoice = lazyPart(
  import.meta.env.SSR ? null : async () => (await import('#client/components/kept/keeping-choice.tsx')).KeepingChoice,
)

/** The user's résumés, and those deleted recently. */
export function ResumesPage() {
  const t = useMessages(resumesMessages)
  const locale = useLocale()
  const { status, query, list, deleted, applications } = usePayload('myResumes')
  const shown = query.applications ? applications : null
  const { page, total, page_size } = shown ?? list
  const place = { page, pageCount: Math.ceil(total / page_size) }
  const heading = useRef<HTMLHeadingElement>(null)
  const toHeading = () => heading.current?.focus()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 ref={heading} {...listHeading} className="font-serif text-2xl outline-none">
          {t.title}
          <PageOf {...place} />
        </h1>
        <CreateButton />
      </div>
      <GuestOffer />
      <div className="mb-8 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <UsageMeter label={t.onlineResumes} usage={status.online_resumes} />
        <UsageMeter label={t.wordDownloads} usage={status.word_downloads} />
      </div>
      {(status.online_resumes.used > 0 || deleted > 0 || query.applications) && <Toolbar />}
      {shown === null ? <Resumes onGone={toHeading} /> : <Applications list={shown} onGone={toHeading} />}
      <Pager {...place} hrefOf={(page) => localePath(locale, resumesPath({ ...query, page }))} />
    </>
  )
}

/**
 * The résumés of the address, or those deleted recently.
 * @param onGone moves the focus, because a card that had it has disappeared
 */
function Resumes({ onGone }: { onGone: () => void }) {
  const t = useMessages(resumesMessages)
  const { query, list } = usePayload('myResumes')
  const isHydrated = useHydrated()
  const { actions, shown } = useResumeActions(list.items, onGone)
  const { entries, failed, reread } = useKept(list.items)
  const here = useMessages(keptMessages)
  if (shown.length === 0) return <NothingHere />
  return (
    <>
      {query.deleted ? (
        <>
          <p className="mb-4 text-sm text-muted">{t.deletedNote(list.limit)}</p>
          <ul className="rows rounded-lg border border-line bg-surface">
            {shown.map((resume) => (
              <li key={resume.id}>
                <DeletedEntry resume={resume} onRestore={() => actions.restore(resume)} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3">
          {shown.map((resume) => (
            <li key={resume.id}>
              <ResumeEntry resume={resume} actions={actions} kept={entries.find(({ id }) => id === resume.id)} />
            </li>
          ))}
        </ul>
      )}
      {failed && (
        <p role="alert" className="mt-6 text-sm text-seal">
          {here.unread}
        </p>
      )}
      {isHydrated && (
        <Suspense>
          <KeepingChoice onChange={reread} />
        </Suspense>
      )}
    </>
  )
}

/** The button for a new résumé, with the limit; says so when the limit is reached, before anything is filled in. */
function CreateButton() {
  const t = useMessages(resumesMessages)
  const usage = useMessages(usageMessages)
  const { limitReached } = useClient()
  const locale = useLocale()
  const { used, limit } = usePayload('myResumes').status.online_resumes
  const text = (
    <>
      {t.create}
      <span className="tabular-nums opacity-80">{t.used(used, limit)}</span>
    </>
  )
  return used >= limit ? (
    <Button
      variant="primary"
      icon="plus"
      onClick={() => limitReached.set({ message: usage.noRoom(used, limit), data: { online_resumes: used } })}
    >
      {text}
    </Button>
  ) : (
    <ButtonLink variant="primary" icon="plus" href={localePath(locale, EDITOR)}>
      {text}
    </ButtonLink>
  )
}
