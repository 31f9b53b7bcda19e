import { PageHead } from '#client/components/page-head.tsx'
import { EndedLink } from '#client/features/errors/ended-link.tsx'
import { NotFound } from '#client/features/errors/not-found.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { notFoundMessages } from '#client/i18n/not-found.ts'
import { usePage } from '#client/lib/page.tsx'

/** The page for missing or removed content, and for its own address. */
export default function NotFoundPage() {
  const t = useMessages(notFoundMessages)
  const { error, routeName } = usePage()
  const { status = 404, message = '' } = error ?? {}
  const isGone = status === 410
  const isLink = isGone && routeName === 'shared'
  return (
    <>
      <PageHead title={isLink ? message : isGone ? t.gone : t.notFound} noindex languages={[]} />
      {isLink ? <EndedLink reason={message} /> : <NotFound status={isGone ? 410 : 404} message={message} />}
    </>
  )
}
