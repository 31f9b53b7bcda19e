import { Button, ButtonLink } from '#client/components/button.tsx'
import { errorPageMessages } from '#client/i18n/errors.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ErrorView } from './error-view.tsx'

/** The 500 page; it suggests to try again. */
export function ServerError() {
  const t = useMessages(errorPageMessages)
  return (
    <ErrorView
      code="500"
      title={t.serverError}
      text={t.serverErrorText}
      actions={
        <>
          <Button variant="primary" icon="refresh" className="needs-script" onClick={() => location.reload()}>
            {t.refresh}
          </Button>
          <HomeLink />
        </>
      }
    />
  )
}

/** The page for any other status; 0 when there is none. */
export function ServiceError({ status, message }: { status: number; message: string }) {
  const t = useMessages(errorPageMessages)
  return (
    <ErrorView
      code={status > 0 ? String(status) : t.error}
      title={t.serviceError}
      text={message}
      actions={<HomeLink />}
    />
  )
}

function HomeLink() {
  const t = useMessages(errorPageMessages)
  const locale = useLocale()
  return (
    <ButtonLink icon="home" href={localePath(locale, '/')}>
      {t.home}
    </ButtonLink>
  )
}
