import { Suspense } from 'react'
import { ButtonLink } from '#client/components/button.tsx'
import { PlainBar } from '#client/components/plain-bar.tsx'
import { Skeleton } from '#client/components/skeleton.tsx'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { useClient, useUser } from '#client/lib/client.tsx'
import { mayHaveGuestResumes } from '#client/lib/guest-mark.ts'
import { usePage } from '#client/lib/page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { BenefitsPanel } from './benefits-panel.tsx'
import { keepingPath, loginTarget } from './login-target.ts'

const LoginPageForms = lazyPart(
  import.meta.env.SSR ? null : async () => (await import('./login-page-forms.tsx')).LoginPageForms,
)

const GuestHint = lazyPart(import.meta.env.SSR ? null : async () => (await import('./guest-hint.tsx')).GuestHint)

/** The login page: the benefits on the left, the forms on the right; on phones only the forms. */
export function LoginPage() {
  const t = useMessages(signInMessages)
  const isSignedIn = useUser() !== null
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <BenefitsPanel />
      <div className="flex flex-col">
        <PlainBar home={t.home} brandClass="lg:hidden" />
        <div className="mx-auto flex w-full max-w-md flex-1 flex-col px-5 pt-6 pb-12 sm:px-6 lg:justify-center lg:pt-0">
          {isSignedIn ? <GoingOn /> : <Forms />}
          {!isSignedIn && <OnThisDevice />}
          <WithoutScripts />
        </div>
      </div>
    </div>
  )
}

function Forms() {
  const isHydrated = useHydrated()
  return isHydrated ? (
    <Suspense fallback={<FormsPlace />}>
      <LoginPageForms />
    </Suspense>
  ) : (
    <FormsPlace />
  )
}

/** Mentions résumés on this device; loads the hint only if there may be some. */
function OnThisDevice() {
  return (
    useHydrated() &&
    mayHaveGuestResumes() && (
      <Suspense>
        <GuestHint />
      </Suspense>
    )
  )
}

/** A placeholder as large as the forms. */
function FormsPlace() {
  const t = useMessages(signInMessages)
  return (
    <div className="min-h-104">
      <h1 className="sr-only">{t.pageTitle}</h1>
      <Skeleton className="mb-8 h-11 w-full" />
      <Skeleton className="mb-6 h-9 w-40" />
      <Skeleton className="mb-5 h-12 w-full" />
      <Skeleton className="mb-5 h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}

/** The forms need scripts; without them the classic editor's login page is linked. */
function WithoutScripts() {
  const t = useMessages(signInMessages)
  const { locale, search } = usePage()
  const target = new URLSearchParams(search).get('url') ?? ''
  const id = /^(?:\/en)?\/(?:old-)?edit\?id=([0-9A-Za-z]{16,32})/.exec(target)?.[1]
  const href = localePath(locale, `/old-edit/sign-in${id === undefined ? '' : `?id=${id}`}`)
  return (
    <noscript>
      <p className="mt-8">
        <a href={href} className="link">
          {t.noScriptLink}
        </a>
      </p>
    </noscript>
  )
}

/** Redirects signed-in visitors to the page they wanted, or to where they can keep their account. */
function GoingOn() {
  const t = useMessages(signInMessages)
  const client = useClient()
  const here = usePage()
  const isLeaving = useUser()?.deletes_at !== undefined
  const target = isLeaving ? keepingPath(here.locale) : loginTarget(here.search, here, client.isPage)
  useShown(() => void client.navigate(target, { replace: true }))
  return (
    <>
      <h1 className="font-serif text-2xl">{t.signedIn}</h1>
      <p className="mt-2 mb-8 text-muted">{t.goingOn}</p>
      <ButtonLink variant="primary" size="large" href={target}>
        {t.goOn}
      </ButtonLink>
    </>
  )
}
