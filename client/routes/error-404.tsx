import { PageHead } from '#client/components/page-head.tsx'
import { NotFound } from '#client/features/errors/not-found.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { notFoundMessages } from '#client/i18n/not-found.ts'
import { usePage } from '#client/lib/page.tsx'

/** The page of its own address, and of every address where nothing is, or no longer. */
export default function NotFoundPage() {
  const t = useMessages(notFoundMessages)
  const { error } = usePage()
  const status = error?.status === 410 ? 410 : 404
  return (
    <>
      <PageHead title={status === 410 ? t.gone : t.notFound} noindex />
      <NotFound status={status} message={error?.message ?? ''} />
    </>
  )
}
