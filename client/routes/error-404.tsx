import { PageHead } from '#client/components/page-head.tsx'
import { NotFound } from '#client/features/errors/not-found.tsx'
import { errorPageMessages } from '#client/i18n/errors.ts'
import { useMessages } from '#client/i18n/messages.ts'

export default function NotFoundPage() {
  const t = useMessages(errorPageMessages)
  return (
    <>
      <PageHead title={t.notFound} noindex />
      <NotFound message="" />
    </>
  )
}
