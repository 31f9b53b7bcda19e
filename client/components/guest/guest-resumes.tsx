import { useRef, useState } from 'react'
import { Button, ButtonLink } from '#client/components/button.tsx'
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx'
import { adoptionMessages } from '#client/i18n/adoption.ts'
import { guestMessages } from '#client/i18n/guest.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient, useUser } from '#client/lib/client.tsx'
import { formatDay } from '#client/lib/dates.ts'
import { mayHaveGuestResumes } from '#client/lib/guest-mark.ts'
import { daysWarned, type GuestResume, listGuestResumes, removeGuestResume } from '#client/lib/guest-resumes.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useChanges } from '#client/lib/store.ts'
import { useFocusAfterRemoval } from '#client/lib/use-focus-after-removal.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { guestPath } from '#src/contract/own-addresses.ts'
import { resumeTitle } from '#src/resume/completeness.ts'
import { adoptionAsked, askAdoption } from './adoption-asked.ts'
import { useAdoption } from './use-adoption.ts'

/** Lists the résumés stored on this device only: to continue, save to the account, or delete. Load it lazily. */
export function GuestResumes() {
  const t = useMessages(guestMessages)
  const { several } = useMessages(adoptionMessages)
  const client = useClient()
  const isSignedIn = useUser() !== null
  const adopt = useAdoption()
  const { resumes, reload } = useGuestResumes()
  useChanges(adoptionAsked, reload)
  const [doomed, setDoomed] = useState<GuestResume | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(
    resumes === 'unreadable' ? [] : resumes.map(({ id }) => id),
    // Without a résumé the whole section is gone.
    () => (heading.current ?? document.getElementById('main'))?.focus(),
  )
  const nameOf = ({ doc }: GuestResume) => (doc && resumeTitle(doc)) || t.untitled
  if (resumes === 'unreadable') return <Unreadable onAgain={reload} />
  if (resumes.length === 0) return null

  const save = (id: string) =>
    adopt(id, () => {
      reload()
      void client.reload()
    })

  async function remove({ id }: GuestResume): Promise<void> {
    try {
      await removeGuestResume(id)
      client.notify({ kind: 'success', title: t.removed })
    } catch {
      client.notify({ kind: 'error', title: t.notRemoved, text: t.listUnreadableText })
    }
    setDoomed(null)
    reload()
  }

  return (
    <section aria-label={t.listTitle(resumes.length)} className="mb-10 rounded-lg border border-line bg-surface p-5">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t.listTitle(resumes.length)}
      </h2>
      {isSignedIn && <p className="mt-1 max-w-text text-sm text-muted">{t.cap}</p>}
      {isSignedIn && resumes.length > 1 && (
        <Button size="small" className="mt-3" onClick={askAdoption}>
          {several}
        </Button>
      )}
      <ul className="mt-3 rows">
        {resumes.map((resume) => (
          <li key={resume.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <GuestEntry resume={resume} name={nameOf(resume)} />
            {isSignedIn && resume.doc !== null && (
              <Button
                size="small"
                variant="primary"
                aria-label={t.saveNamed(nameOf(resume))}
                onClick={() => void save(resume.id)}
              >
                {t.save}
              </Button>
            )}
            <Button size="small" aria-label={t.removeNamed(nameOf(resume))} onClick={() => setDoomed(resume)}>
              {t.remove}
            </Button>
          </li>
        ))}
      </ul>
      {doomed !== null && (
        <ConfirmDialog
          open
          onClose={() => setDoomed(null)}
          title={t.removeAsk(nameOf(doomed))}
          text={t.removeText}
          cancel={t.keep}
        >
          <Button variant="danger" onClick={() => void remove(doomed)}>
            {t.remove}
          </Button>
        </ConfirmDialog>
      )}
    </section>
  )
}

function GuestEntry({ resume: { id, doc, until }, name }: { resume: GuestResume; name: string }) {
  const t = useMessages(guestMessages)
  const locale = useLocale()
  const [days] = useState(() => daysWarned(until, Date.now()))
  return (
    <>
      <span className="mr-auto min-w-0">
        <span className="line-clamp-2 font-medium">{name}</span>
        <span className={`block text-sm ${days === null ? 'text-muted' : 'text-seal'}`}>
          {doc === null ? t.unreadable : days === null ? t.listText(formatDay(until, locale)) : t.listSoon(days)}
        </span>
      </span>
      {doc !== null && (
        <ButtonLink
          size="small"
          aria-label={t.twinOf(otherOf(doc.locale), name)}
          href={localePath(locale, guestPath(id, { twin: true }))}
        >
          {t.twin(otherOf(doc.locale))}
        </ButtonLink>
      )}
      {doc !== null && (
        <ButtonLink size="small" aria-label={t.goOnWith(name)} href={localePath(locale, guestPath(id))}>
          {t.goOn}
        </ButtonLink>
      )}
    </>
  )
}

/** Shown when the list cannot be read, so that nobody takes it for empty. */
function Unreadable({ onAgain }: { onAgain: () => void }) {
  const t = useMessages(guestMessages)
  return (
    <section aria-labelledby="unreadable" className="mb-10 rounded-lg border border-line bg-surface p-5">
      <h2 id="unreadable" className="text-lg">
        {t.listUnreadable}
      </h2>
      <p className="mt-1 mb-3 max-w-text text-sm text-muted">{t.listUnreadableText}</p>
      <Button size="small" onClick={onAgain}>
        {t.again}
      </Button>
    </section>
  )
}

/** The résumés on this device: empty until they are loaded, `unreadable` when the browser's storage fails. */
export function useGuestResumes() {
  const [resumes, setResumes] = useState<GuestResume[] | 'unreadable'>([])
  const read = () => void listGuestResumes(Date.now()).then(setResumes, () => setResumes('unreadable'))
  useShown(() => {
    if (mayHaveGuestResumes()) read()
  })
  return { resumes, reload: read }
}

/** The language of a twin. */
function otherOf(locale: 'zh' | 'en'): 'zh' | 'en' {
  return locale === 'zh' ? 'en' : 'zh'
}
