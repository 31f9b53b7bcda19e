import '#client/styles/articles.css'
import { ButtonLink } from '#client/components/button.tsx'
import { EmptyState } from '#client/components/empty-state.tsx'
import { PageHead } from '#client/components/page-head.tsx'
import { Pager } from '#client/components/pager.tsx'
import { ALL_ARTICLES, type ArticleQuery, listPath } from '#client/features/articles/article-address.ts'
import { ArticleRows } from '#client/features/articles/article-rows.tsx'
import { ArticleSearch } from '#client/features/articles/article-search.tsx'
import { Topics } from '#client/features/articles/topics.tsx'
import { articleMessages } from '#client/i18n/articles.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'

type Texts = (typeof articleMessages)['zh']

export default function ArticleListPage() {
  const t = useMessages(articleMessages)
  const { query, list } = usePayload('articleList')
  const title = titleOf(query, t)
  const intro = introOf(query, t)
  return (
    <div className="wrap">
      <PageHead
        title={query.page > 1 ? `${title} - ${t.page(query.page)}` : title}
        description={intro}
        canonical={listPath(query)}
        noindex={query.q !== ''}
        // Further pages hold other articles in the other language.
        languages={query.page === 1 ? list.languages : []}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 pt-8 md:pt-12">
        <div className="max-w-text">
          <h1 className="font-serif text-2xl md:text-3xl">{title}</h1>
          <p className="mt-3 text-muted">{intro}</p>
        </div>
        <div className="w-full lg:w-96">
          <ArticleSearch q={query.q} />
        </div>
      </div>
      <div className="article-list">
        <Topics query={query} terms={list.terms} />
        <Results />
      </div>
    </div>
  )
}

function Results() {
  const t = useMessages(articleMessages)
  const locale = useLocale()
  const { query, list } = usePayload('articleList')
  return (
    <section aria-label={t.results}>
      <p role="status" className="text-sm text-muted tabular-nums">
        {t.count(list.total)}
      </p>
      {list.items.length === 0 ? (
        <EmptyState icon="search" title={t.none(query.q)} text={t.noneHelp}>
          <ButtonLink variant="primary" href={localePath(locale, ALL_ARTICLES)}>
            {t.showAll}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ArticleRows articles={list.items} level={2} />
      )}
      <Pager
        page={list.page}
        pageCount={Math.ceil(list.total / list.page_size)}
        hrefOf={(page) => localePath(locale, listPath({ ...query, page }))}
      />
    </section>
  )
}

function titleOf({ q, term }: ArticleQuery, t: Texts): string {
  if (q !== '') return t.titleSearch(q)
  return term ? t.titleFor(term.name) : t.title
}

function introOf({ q, term }: ArticleQuery, t: Texts): string {
  if (q !== '') return t.introSearch
  return term ? t.introFor(term.name) : t.intro
}
