import { PageHead } from '#client/components/page-head.tsx'
import { ServerError, ServiceError } from '#client/features/errors/failures.tsx'
import { errorPageMessages } from '#client/i18n/errors.ts'
import { useMessages } from '#client/i18n/messages.ts'
import type { PageError } from '#client/lib/page.tsx'

/** Shown in place of a page that failed; missing pages use `error-404.tsx`. */
export function ErrorPage({ error: { status, message } }: { error: PageError }) {
  const t = useMessages(errorPageMessages)
  if (status === 500) {
    return (
      <>
        <PageHead title={t.serverError} noindex />
        <ServerError />
      </>
    )
  }
  return (
    <>
      <PageHead title={status > 0 ? `${status} ${t.serviceError}` : t.serviceError} noindex />
      <ServiceError status={status} message={message} />
    </>
  )
}
