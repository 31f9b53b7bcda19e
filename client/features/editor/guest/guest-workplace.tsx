import { Button, ButtonLink } from '#client/components/button.tsx'
import { EmptyState } from '#client/components/empty-state.tsx'
import { GuestOffer } from '#client/components/guest/guest-offer.tsx'
import { useAdoption } from '#client/components/guest/use-adoption.ts'
import { handDraftOn } from '#client/features/editor/posting/draft.ts'
import { deviceHome, HomeContext } from '#client/features/editor/session/home.tsx'
import { EditorContext } from '#client/features/editor/session/use-editor.tsx'
import { StartScreen } from '#client/features/editor/start/start-screen.tsx'
import { OpenEditor } from '#client/features/editor/workplace.tsx'
import { guestMessages } from '#client/i18n/guest.ts'
import { keptMessages } from '#client/i18n/kept.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient, useUser } from '#client/lib/client.tsx'
import { keepOffline } from '#client/lib/keep-offline.ts'
import { keptUser } from '#client/lib/kept-mark.ts'
import { useLocale, usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { selectIsUnwritable } from '#client/machines/resume-save/resume-save.selectors.ts'
import { EDITOR, NEW_RESUME, OFFLINE_EDITOR } from '#src/contract/addresses.ts'
import { editorPath, readEditor } from '#src/contract/own-addresses.ts'
import { useGuestSession } from './use-guest-session.ts'

/** The editor of a résumé on this device only, or the start screen. */
export function GuestWorkplace() {
  const { id } = readEditor(new URLSearchParams(usePage().search))
  const isSignedIn = useUser() !== null
  if (id !== undefined) return <GuestEditor key={id} id={id} />
  return isSignedIn ? <ToAccount /> : <GuestStart />
}

/** Redirects signed-in users to the editor of their account. */
function ToAccount() {
  const t = useMessages(guestMessages)
  const client = useClient()
  const { locale, search } = usePage()
  useShown(() => void client.navigate(localePath(locale, EDITOR) + search, { replace: true }))
  return <p className="p-8 text-muted">{t.opening}</p>
}

function GuestStart() {
  const t = useMessages(guestMessages)
  return (
    <HomeContext value={deviceHome}>
      <StartScreen
        back={{ path: '/', label: t.home }}
        others={
          <>
            <ToKept />
            <GuestOffer />
          </>
        }
        note={<p className="mr-auto max-w-text text-sm text-muted">{t.note}</p>}
      />
    </HomeContext>
  )
}

/** A link to the account's résumés on this device, because without a network nobody is known to be signed in. */
function ToKept() {
  const t = useMessages(keptMessages)
  const locale = useLocale()
  if (keptUser() === null) return null
  return (
    <p className="mb-8">
      <a href={localePath(locale, OFFLINE_EDITOR)} data-reload="" className="link">
        {t.ofAccount}
      </a>
    </p>
  )
}

function GuestEditor({ id }: { id: string }) {
  const t = useMessages(guestMessages)
  const locale = useLocale()
  const client = useClient()
  const { session, close, again } = useGuestSession(id)
  useShown(() => keepOffline(locale, 'guest'))
  const adopt = useAdoption()

  async function toAccount(posting: boolean): Promise<void> {
    await close()
    const isAdopted = await adopt(id, (adopted) => {
      handDraftOn(id, adopted)
      void client.navigate(localePath(locale, editorPath(adopted, { posting })), { replace: true })
    })
    if (!isAdopted) again()
  }

  if (session === 'opening') return <p className="p-8 text-muted">{t.opening}</p>
  if (typeof session === 'string') {
    return (
      <div className="wrap py-12">
        <EmptyState icon="file" title={t[`${session}Title`]} text={t[`${session}Text`]}>
          {session === 'gone' ? (
            <ButtonLink variant="primary" href={localePath(locale, NEW_RESUME)}>
              {t.newOne}
            </ButtonLink>
          ) : (
            <Button variant="primary" onClick={again}>
              {t.again}
            </Button>
          )}
        </EmptyState>
      </div>
    )
  }
  const keep = ({ posting } = { posting: false }) => {
    // The stored state is not what the screen shows, so it must not be moved.
    if (selectIsUnwritable(session.saving.getSnapshot())) {
      client.notify({ kind: 'error', title: t.failed, text: t.fullText })
      return
    }
    if (client.user.get() === null) client.openSignIn(() => void toAccount(posting), t.saveReason)
    else void toAccount(posting)
  }
  return (
    <HomeContext value={{ ...deviceHome, toAccount: keep }}>
      <EditorContext value={session}>
        <OpenEditor />
      </EditorContext>
    </HomeContext>
  )
}
