import { ButtonLink } from '#client/components/button.tsx'
import { PageHead } from '#client/components/page-head.tsx'
import { ErrorView } from '#client/features/errors/error-view.tsx'
import { NotFound } from '#client/features/errors/not-found.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { notFoundMessages } from '#client/i18n/not-found.ts'
import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'

/** The page of its own address, and of every address where nothing is, or no longer. */
export default function NotFoundPage() {
  const t = useMessages(notFoundMessages)
  const { error, routeName } = usePage()
  const status = error?.status === 410 ? 410 : 404
  if (status === 410 && routeName === 'shared') return <EndedLink reason={error?.message ?? ''} />
  return (
    <>
      <PageHead title={status === 410 ? t.gone : t.notFound} noindex />
      <NotFound status={status} message={error?.message ?? ''} />
    </>
  )
}

/** Whoever was sent a link looks for one résumé: they are offered nothing else. */
function EndedLink({ reason }: { reason: string }) {
  const t = useMessages(notFoundMessages)
  const { locale } = usePage()
  return (
    <>
      <PageHead title={reason} noindex />
      <ErrorView
        code="410"
        title={reason}
        text={t.linkText}
        actions={
          <ButtonLink icon="home" href={localePath(locale, '/')}>
            {t.home}
          </ButtonLink>
        }
      />
    </>
  )
}
