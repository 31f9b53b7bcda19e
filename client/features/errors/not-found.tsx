import { Button, ButtonLink } from '#client/components/button.tsx'
import { PreviewImage } from '#client/components/preview-image.tsx'
import { RowSection } from '#client/components/row-section.tsx'
import { SearchBox } from '#client/components/search-box.tsx'
import { SituationLinks } from '#client/components/situation-links.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { notFoundMessages } from '#client/i18n/not-found.ts'
import { searchMessages } from '#client/i18n/search.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale, usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { GALLERY, MY_RESUMES, templatePath } from '#src/contract/addresses.ts'
import { ErrorView } from './error-view.tsx'

/** As many as fit one row on wide screens. */
const POPULAR = 4
const PICTURE_SIZES = '(min-width: 768px) 270px, 45vw'

/** The page for missing or removed content: links back, a search, and popular templates. */
export function NotFound({ status, message }: { status: 404 | 410; message: string }) {
  const t = useMessages(notFoundMessages)
  const { routeName } = usePage()
  const locale = useLocale()
  if (routeName === 'edit') {
    const toResumes = (
      <ButtonLink variant="primary" href={localePath(locale, MY_RESUMES)}>
        {t.myResumes}
      </ButtonLink>
    )
    return <ErrorView code="404" title={t.resume} text={t.resumeText} actions={toResumes} />
  }
  const isGone = status === 410
  return (
    <ErrorView
      code={String(status)}
      title={isGone ? t.gone : t.notFound}
      text={isGone ? t.goneText : t.notFoundText}
      detail={isGone ? undefined : message}
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
    <RowSection
      id="popular"
      title={t.popular}
      more={t.popularMore}
      href={localePath(locale, GALLERY)}
      className="mt-16 w-full text-left"
    >
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
        {templates.map(({ id, title, preview }) => (
          <li key={id} className="card">
            <div className="card-picture">
              <PreviewImage picture={preview} alt="" sizes={PICTURE_SIZES} />
            </div>
            <h3 className="mt-3 text-sm font-medium">
              <a href={localePath(locale, templatePath(id))} className="card-link">
                {title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </RowSection>
  )
}

function TemplateSearch() {
  const t = useMessages(notFoundMessages)
  const search = useMessages(searchMessages)
  const locale = useLocale()
  return (
    <section aria-labelledby="search" className="mt-16 w-full max-w-lg border-t border-line pt-10">
      <h2 id="search" className="mb-4 text-base font-medium">
        {t.searchTitle}
      </h2>
      <SearchBox
        action={localePath(locale, GALLERY)}
        label={search.label}
        hint={search.hint}
        hrefOf={(q) => `${localePath(locale, GALLERY)}?${new URLSearchParams({ q })}`}
      />
      <SituationLinks className="mt-4 justify-center" />
    </section>
  )
}
