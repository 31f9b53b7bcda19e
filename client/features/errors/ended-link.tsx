import { ButtonLink } from '#client/components/button.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { notFoundMessages } from '#client/i18n/not-found.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ErrorView } from './error-view.tsx'

/**
 * The error page of a link to a résumé that no longer works. It offers nothing else, because visitors came for that
 * résumé.
 */
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
