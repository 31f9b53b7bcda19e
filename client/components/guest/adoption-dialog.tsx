import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import { adoptionMessages } from '#client/i18n/adoption.ts'
import { guestMessages } from '#client/i18n/guest.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { type Adoptions, adoptGuestResumes } from '#client/lib/adopt-guests.ts'
import { useClient } from '#client/lib/client.tsx'
import { type GuestResume, listGuestResumes } from '#client/lib/guest-resumes.ts'
import { useIsHighest } from '#client/lib/highest-level.ts'
import { useLocale } from '#client/lib/page.tsx'
import { useStore } from '#client/lib/store.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { localeTags } from '#src/contract/locale.ts'
import { resumeTitle } from '#src/resume/completeness.ts'
import { adoptionAsked, closeAdoption } from './adoption-asked.ts'

/** What is offered: résumés of this device, and how many more the account may have; null when that is not known. */
type Offer = { resumes: readonly GuestResume[]; room: number | null }

/** Offers all résumés of this device to the account that is signed in, in one question. Load it lazily. */
export function AdoptionDialog() {
  return useStore(adoptionAsked) && <Question />
}

function Question() {
  const t = useMessages(adoptionMessages)
  const { notify } = useClient()
  const [offer, setOffer] = useState<Offer | null>(null)
  const offered = useOffer()
  useShown(() => {
    void offered().then((found) => {
      if (found?.resumes.length === 0) return closeAdoption()
      if (found !== null) return setOffer(found)
      // Closed without an answer, so the offer returns on the next page.
      adoptionAsked.set(false)
      notify({ kind: 'error', title: t.unread, text: t.unreadText })
    })
  })
  return (
    <Dialog open={offer !== null} onClose={closeAdoption} title={t.title(offer?.resumes.length ?? 0)}>
      {offer !== null && <Choice {...offer} onOffer={setOffer} />}
    </Dialog>
  )
}

/** Returns a function that asks this device and the account; null when the device cannot be read now. */
function useOffer(): () => Promise<Offer | null> {
  const { call } = useClient()
  return async () => {
    const [all, room] = await Promise.all([
      listGuestResumes(Date.now()).catch(() => null),
      // If the limit cannot be read now, the refusal of a move tells the user.
      call('user.Jianli/list', {})
        .then(({ data: { total, limit } }) => Math.max(0, limit - total))
        .catch(() => null),
    ])
    return all && { resumes: all.filter(({ doc }) => doc !== null), room }
  }
}

function Choice({ resumes, room, onOffer }: Offer & { onOffer: (offer: Offer) => void }) {
  const t = useMessages(adoptionMessages)
  const client = useClient()
  const [chosen, setChosen] = useState(() => new Set(resumes.slice(0, room ?? resumes.length).map(({ id }) => id)))
  const [outcome, setOutcome] = useState('')
  const [busy, setBusy] = useState(false)
  const outcomeOf = useOutcome()
  const offered = useOffer()
  const isFull = room !== null && chosen.size >= room

  function toggle(id: string): void {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  async function save(): Promise<void> {
    const owner = client.user.get()?.user_id
    if (owner === undefined) return
    setBusy(true)
    const ids = resumes.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
    const done = await client.withLoading(adoptGuestResumes(client.call, owner, ids))
    setBusy(false)
    if (done.adopted.length > 0) void client.reload()
    if (done.error === null && done.elsewhere.length === 0) {
      closeAdoption()
      client.notify({ kind: 'success', title: t.saved(done.adopted.length), text: outcomeOf.rest(done) })
      return
    }
    setOutcome(outcomeOf.all(resumes, done))
    if (done.error !== null) client.report(done.error, () => void save())
    const left = await offered()
    if (left !== null) {
      onOffer(left)
      setChosen(new Set(left.resumes.map(({ id }) => id).filter((id) => chosen.has(id))))
    }
  }

  return (
    <>
      <p className="mt-2 text-muted">{t.text}</p>
      {room !== null && (
        <p className={`mt-2 text-sm ${room < resumes.length ? 'text-seal' : 'text-muted'}`}>
          {room === 0 ? t.noRoom : t.room(room)}
        </p>
      )}
      <ul className="mt-4 rows border-y border-line">
        {resumes.map((resume) => (
          <li key={resume.id}>
            <Entry
              resume={resume}
              isChosen={chosen.has(resume.id)}
              isFixed={busy || (isFull && !chosen.has(resume.id))}
              onToggle={toggle}
            />
          </li>
        ))}
      </ul>
      <p role="alert" className={outcome === '' ? 'sr-only' : 'mt-4 text-sm text-seal'}>
        {outcome}
      </p>
      <Actions count={chosen.size} isShort={room !== null && room < resumes.length} busy={busy} onSave={save} />
    </>
  )
}

type EntryProps = { resume: GuestResume; isChosen: boolean; isFixed: boolean; onToggle: (id: string) => void }

function Entry({ resume: { id, doc }, isChosen, isFixed, onToggle }: EntryProps) {
  const { untitled } = useMessages(guestMessages)
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFixed}
        onChange={() => onToggle(id)}
        className="size-5 flex-none accent-accent"
      />
      <span className="min-w-0 break-words">{(doc && resumeTitle(doc)) || untitled}</span>
    </label>
  )
}

type ActionsProps = { count: number; isShort: boolean; busy: boolean; onSave: () => Promise<void> }

function Actions({ count, isShort, busy, onSave }: ActionsProps) {
  const t = useMessages(adoptionMessages)
  const client = useClient()
  const isHighest = useIsHighest()
  const upgrade = () => {
    // It is asked again once the purchase is over, with the room there is then.
    adoptionAsked.set(false)
    client.openPurchase()
  }
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
      <Button onClick={closeAdoption}>{t.notNow}</Button>
      {isShort && !isHighest && (
        <Button icon="crown" onClick={upgrade}>
          {t.upgrade}
        </Button>
      )}
      {count > 0 && (
        <Button variant="primary" busy={busy} onClick={() => void onSave()}>
          {t.save(count)}
        </Button>
      )}
    </div>
  )
}

/** What to say of résumés that have been moved, and of those that have not. */
function useOutcome() {
  const t = useMessages(adoptionMessages)
  const guest = useMessages(guestMessages)
  const names = new Intl.ListFormat(localeTags[useLocale()])
  return {
    rest: ({ adopted }: Adoptions) => (adopted.every(({ isWhole }) => isWhole) ? undefined : guest.savedInPart),
    all: (resumes: readonly GuestResume[], { adopted, elsewhere }: Adoptions) => {
      const nameOf = (id: string) => {
        const doc = resumes.find((resume) => resume.id === id)?.doc
        return t.named((doc && resumeTitle(doc)) || guest.untitled)
      }
      const listed = (ids: readonly { id: string }[]) => names.format(ids.map(({ id }) => nameOf(id)))
      return [
        adopted.length === 0 ? t.savedNone : t.savedSome(listed(adopted)),
        elsewhere.length > 0 && t.elsewhere(listed(elsewhere)),
      ]
        .filter(Boolean)
        .join(t.gap)
    },
  }
}
