import '#client/styles/pages.css'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { EmptyState } from '#client/components/empty-state.tsx'
import { Marked } from '#client/components/marked.tsx'
import { PageHead } from '#client/components/page-head.tsx'
import { RowSection } from '#client/components/row-section.tsx'
import { SearchBox } from '#client/components/search-box.tsx'
import { SituationLinks } from '#client/components/situation-links.tsx'
import { TitledSection } from '#client/components/titled-section.tsx'
import { FoundArticles, FoundResumes, FoundTerms } from '#client/features/search/found.tsx'
import { Instead } from '#client/features/word/instead.tsx'
import { TemplateGrid } from '#client/features/word/template-grid.tsx'
import { insteadMessages } from '#client/i18n/instead.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { siteSearchMessages } from '#client/i18n/site-search.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ARTICLES, collectionPath, GALLERY, SAMPLES, searchPath } from '#src/contract/addresses.ts'

/** Two rows on wide screens would push the other sections out of sight. */
const TEMPLATES = 4
const SECTION = 'mt-12 border-t border-line pt-8'

export default function SearchPage() {
  const t = useMessages(siteSearchMessages)
  const locale = useLocale()
  const { q, found } = usePayload('search')
  const title = q === '' ? t.title : t.titleFor(q)
  return (
    <div className="wrap">
      <PageHead title={title} description={t.description} canonical={searchPath(q)} noindex />
      <Breadcrumb trail={[{ text: t.title }]} />
      <h1 className="pt-2 font-serif text-2xl md:pt-4 md:text-3xl">{title}</h1>
      <div data-late="cards">
        <p role="status" className="mt-3 mb-6 min-h-7 text-muted tabular-nums">
          {q === '' ? t.description : t.summary(found.templates.total, found.articles.total)}
        </p>
        <div className="max-w-text">
          <SearchBox
            action={localePath(locale, searchPath(''))}
            q={q}
            label={t.label}
            hint={t.hint}
            hrefOf={(typed) => localePath(locale, searchPath(typed))}
          />
        </div>
        {q === '' ? <Beginning /> : <Found />}
      </div>
    </div>
  )
}

function Found() {
  const t = useMessages(siteSearchMessages)
  const locale = useLocale()
  const { q, found, popular } = usePayload('search')
  const { templates, articles, words } = found
  if (templates.total + articles.total === 0) {
    return (
      <div className="mt-8">
        <EmptyState icon="search" title={t.none(q)} text={words.length === 0 ? t.tooShort : t.noneHelp} />
        <Instead instead={{ near: found, popular }} />
      </div>
    )
  }
  // Lists find only what matches all words; for inexact results they would be empty, so there is no link to them.
  const listOf = (path: string) => (found.exact ? localePath(locale, `${path}?${new URLSearchParams({ q })}`) : null)
  const { near } = found
  return (
    <>
      {near && <p className="mt-6 text-sm">{t.nearest(q, near.name)}</p>}
      {!found.exact && <p className="mt-6 text-sm text-muted">{t.loosened(q)}</p>}
      <FoundTerms terms={found.terms} />
      {templates.total > 0 && (
        <RowSection
          id="templates"
          title={t.templates}
          more={t.templatesAll(templates.total)}
          href={near ? localePath(locale, collectionPath(near)) : listOf(GALLERY)}
          className={SECTION}
        >
          <TemplateGrid
            cards={templates.items.slice(0, TEMPLATES)}
            renderText={(text) => <Marked text={text} words={words} />}
          />
        </RowSection>
      )}
      {articles.total > 0 && (
        <RowSection
          id="articles"
          title={t.articles}
          more={t.articlesAll(articles.total)}
          href={listOf(ARTICLES)}
          className={SECTION}
        >
          <FoundArticles articles={articles.items} words={words} />
        </RowSection>
      )}
      {templates.total > 0 && !near && (
        <RowSection
          id="resumes"
          title={t.resumes}
          more={t.resumesAll(templates.total)}
          href={listOf(SAMPLES)}
          className={SECTION}
        >
          <FoundResumes cards={templates.items} words={words} />
        </RowSection>
      )}
    </>
  )
}

/** Shown before anything was searched. */
function Beginning() {
  const t = useMessages(siteSearchMessages)
  const instead = useMessages(insteadMessages)
  const { popular } = usePayload('search')
  return (
    <>
      <TitledSection id="start" title={t.start} titleClass="text-sm text-muted" className="mt-8">
        <SituationLinks className="mt-3" />
      </TitledSection>
      <TitledSection id="popular" title={instead.popular} titleClass="mb-6 font-serif text-xl" className="mt-12">
        <TemplateGrid cards={popular} />
      </TitledSection>
    </>
  )
}
