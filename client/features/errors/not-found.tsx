import { Button, ButtonLink } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { errorPageMessages } from '#client/i18n/errors.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { searchMessages } from '#client/i18n/search.ts'
import { situationMessages, situations } from '#client/i18n/situations.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ErrorView } from './error-view.tsx'

/** 404: nothing is here; the way back, and a search for what was meant. */
export function NotFound({ message }: { message: string }) {
  const t = useMessages(errorPageMessages)
  return (
    <ErrorView
      code="404"
      title={t.notFound}
      text={t.notFoundText}
      detail={message.startsWith('Page Not Found') ? message : undefined}
      actions={<WaysBack />}
    >
      <TemplateSearch />
    </ErrorView>
  )
}

function WaysBack() {
  const t = useMessages(errorPageMessages)
  const client = useClient()
  const home = localePath(useLocale(), '/')
  const goBack = () => {
    if (history.length > 1) history.back()
    else void client.navigate(home)
  }
  return (
    <>
      <ButtonLink variant="primary" icon="home" href={home}>
        {t.home}
      </ButtonLink>
      <Button icon="arrow-left" className="needs-script" onClick={goBack}>
        {t.back}
      </Button>
    </>
  )
}

function TemplateSearch() {
  const t = useMessages(errorPageMessages)
  const names = useMessages(situationMessages)
  const search = useMessages(searchMessages)
  const locale = useLocale()
  return (
    <search className="mt-16 w-full max-w-lg border-t border-line pt-10">
      <h2 className="mb-4 text-base font-medium">{t.searchTitle}</h2>
      <form action={localePath(locale, '/word-jianli/')} className="search-box">
        <Icon name="search" className="ml-4 text-muted" />
        <input
          type="search"
          name="q"
          maxLength={50}
          aria-label={search.label}
          placeholder={search.hint}
          className="search-input"
        />
        <button type="submit" className="btn btn-primary btn-sm mr-1.5">
          {search.search}
        </button>
      </form>
      <ul className="mt-4 flex flex-wrap justify-center gap-2">
        {situations.map((slug) => (
          <li key={slug}>
            <a href={localePath(locale, `/word-jianli/cate-${slug}/`)} className="chip border-line bg-surface">
              {names[slug]}
            </a>
          </li>
        ))}
      </ul>
    </search>
  )
}
