import { PageHead } from '#client/components/page-head.tsx'
import { ServerError } from '#client/features/errors/failures.tsx'
import { errorPageMessages } from '#client/i18n/errors.ts'
import { useMessages } from '#client/i18n/messages.ts'

export default function ServerErrorPage() {
  const t = useMessages(errorPageMessages)
  return (
    <>
      <PageHead title={t.serverError} noindex />
      <ServerError />
    </>
  )
}
