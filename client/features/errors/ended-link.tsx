import { ButtonLink } from '#client/components/button.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { notFoundMessages } from '#client/i18n/not-found.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ErrorView } from './error-view.tsx'

/** A link to a résumé that is good no more. Whoever was sent one looks for that résumé: they are offered nothing else. */
export function EndedLink({ reason }: { reason: string }) {
  const t = useMessages(notFoundMessages)
  const home = localePath(useLocale(), '/')
  return (
    <ErrorView
      code="410"
      title={reason}
      text={t.linkText}
      actions={
        <ButtonLink icon="home" href={home}>
          {t.home}
        </ButtonLink>
      }
    />
  )
}
