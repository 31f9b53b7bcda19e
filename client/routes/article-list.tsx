import '#client/styles/articles.css'
import { ButtonLink } from '#client/components/button.tsx'
import { EmptyState } from '#client/components/empty-state.tsx'
import { ListHead } from '#client/components/list-head.tsx'
import { ListResults } from '#client/components/list-results.tsx'
import { Marked } from '#client/components/marked.tsx'
import { ArticleRows } from '#client/features/articles/article-rows.tsx'
import { ArticleSearch } from '#client/features/articles/article-search.tsx'
import { FeedLink } from '#client/features/articles/feed-link.tsx'
import { NearTemplates } from '#client/features/articles/near.tsx'
import { Topics } from '#client/features/articles/topics.tsx'
import { articleMessages } from '#client/i18n/articles.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ARTICLES, articlesPath } from '#src/contract/addresses.ts'
import type { PayloadOf } from '#src/contract/payloads.ts'

type Texts = (typeof articleMessages)['zh']

export default function ArticleListPage() {
  const t = useMessages(articleMessages)
  const { query, list, instead } = usePayload('articleList')
  const narrowed = query.q === '' ? query.term?.name : t.titleSearch(query.q)
  return (
    <div className="wrap">
      <ListHead
        title={titleOf(query, t)}
        intro={introOf(query, t)}
        page={query.page}
        canonical={articlesPath({ ...query, sort: 'new' })}
        noindex={query.q !== ''}
        // Later pages hold other articles in the other language.
        languages={query.page === 1 ? list.languages : []}
        trail={narrowed ? [{ text: t.articles, path: ARTICLES }, { text: narrowed }] : [{ text: t.articles }]}
        search={<ArticleSearch q={query.q} />}
      />
      <FeedLink />
      <div className="article-list" data-late="rows">
        <Topics query={query} terms={list.terms} />
        <Results />
      </div>
      {instead && <NearTemplates {...instead} />}
    </div>
  )
}

function Results() {
  const t = useMessages(articleMessages)
  const locale = useLocale()
  const { query, list } = usePayload('articleList')
  return (
    <div>
      <ListResults
        texts={t}
        list={list}
        orders={['new', 'hot']}
        current={query.sort}
        hrefOf={(view) => localePath(locale, articlesPath({ ...query, ...view }))}
        bar="min-h-11"
      >
        {list.items.length === 0 ? (
          <EmptyState icon="search" title={t.none(query.q)} text={t.noneHelp}>
            <ButtonLink variant="primary" href={localePath(locale, ARTICLES)}>
              {t.showAll}
            </ButtonLink>
          </EmptyState>
        ) : (
          <ArticleRows articles={list.items} renderText={(text) => <Marked text={text} words={list.words} />} />
        )}
      </ListResults>
    </div>
  )
}

function titleOf({ q, term }: PayloadOf<'articleList'>['query'], t: Texts): string {
  if (q !== '') return t.titleSearch(q)
  return term ? t.titleFor(term.name) : t.title
}

function introOf({ q, term }: PayloadOf<'articleList'>['query'], t: Texts): string {
  if (q !== '') return t.introSearch
  return term ? t.introFor(term.name) : t.intro
}
