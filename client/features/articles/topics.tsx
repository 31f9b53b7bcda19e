import { Icon } from '#client/components/icon.tsx'
import { articleMessages } from '#client/i18n/articles.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ARTICLES, termPath } from '#src/contract/addresses.ts'
import type { ArticleList, ArticleTerm } from '#src/contract/articles.ts'
import type { PayloadOf } from '#src/contract/payloads.ts'

type TopicsProps = { query: PayloadOf<'articleList'>['query']; terms: ArticleList['terms'] }

// Repeated here, because importing the contract would bring its schemas into the page.
const articleFacets: readonly ArticleTerm['facet'][] = ['situation', 'part', 'tag']

/** Links to every category and tag: beside the list on wide screens, folded above it on small ones. */
export function Topics({ query, terms }: TopicsProps) {
  const t = useMessages(articleMessages)
  const locale = useLocale()
  const isAll = query.term === null && query.q === ''
  return (
    <details className="facets topics">
      <summary>
        {t.topics}
        <Icon name="chevron-down" className="turn ml-auto" />
      </summary>
      <nav aria-label={t.topics}>
        <a href={localePath(locale, ARTICLES)} aria-current={isAll ? 'page' : undefined} className="chip">
          {t.all}
        </a>
        {articleFacets.map((facet) => (
          <section key={facet} aria-labelledby={`topics-${facet}`}>
            <h2 id={`topics-${facet}`}>{t[facet]}</h2>
            <ul>
              {terms
                .filter((term) => term.facet === facet)
                .map((term) => (
                  <li key={term.slug}>
                    <a
                      href={localePath(locale, termPath(term))}
                      aria-current={query.term?.slug === term.slug ? 'page' : undefined}
                      className="chip"
                    >
                      {term.name} <small>{term.count}</small>
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
    </details>
  )
}
