import { Button, ButtonLink } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { PreviewImage } from '#client/components/preview-image.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { notFoundMessages } from '#client/i18n/not-found.ts'
import { searchMessages } from '#client/i18n/search.ts'
import { situationMessages, situations } from '#client/i18n/situations.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale, usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ErrorView } from './error-view.tsx'

/** One row on wide screens. */
const POPULAR = 4
const PICTURE_SIZES = '(min-width: 768px) 270px, 45vw'

/** Nothing is here, or no longer: the way back, a search for what was meant, and what others look for. */
export function NotFound({ status, message }: { status: 404 | 410; message: string }) {
  const t = useMessages(notFoundMessages)
  const isGone = status === 410
  return (
    <ErrorView
      code={String(status)}
      title={isGone ? t.gone : t.notFound}
      text={isGone ? t.goneText : t.notFoundText}
      detail={message.startsWith('Page Not Found') ? message : undefined}
      actions={<WaysBack />}
    >
      <TemplateSearch />
      <PopularTemplates />
    </ErrorView>
  )
}

function WaysBack() {
  const t = useMessages(notFoundMessages)
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

function PopularTemplates() {
  const t = useMessages(notFoundMessages)
  const { locale, payload } = usePage()
  const templates = payload.home?.templates.slice(0, POPULAR) ?? []
  if (templates.length === 0) return null
  return (
    <section aria-labelledby="popular" className="mt-16 w-full text-left">
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h2 id="popular" className="font-serif text-xl">
          {t.popular}
        </h2>
        <a href={localePath(locale, '/word-jianli/')} className="link inline-flex min-h-11 items-center text-sm">
          {t.popularMore}
        </a>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
        {templates.map(({ id, title, preview }) => (
          <li key={id} className="card">
            <div className="card-picture">
              <PreviewImage picture={preview} alt="" sizes={PICTURE_SIZES} />
            </div>
            <h3 className="mt-3 text-sm font-medium">
              <a href={localePath(locale, `/word-jianli/${id}`)} className="card-link">
                {title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TemplateSearch() {
  const t = useMessages(notFoundMessages)
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
