import type { ReactNode } from 'react'
import { Facts } from '#client/components/facts.tsx'
import { articleMessages } from '#client/i18n/articles.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatDay } from '#client/lib/dates.ts'
import { COUNTED_FROM, compactNumber } from '#client/lib/numbers.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { articlePath } from '#src/contract/addresses.ts'
import type { ArticleCard } from '#src/contract/articles.ts'
import { beijingDay } from '#src/lib/time.ts'

type ArticleRowsProps = {
  articles: readonly ArticleCard[]
  /** Renders a title or summary, for instance with search words highlighted. */
  renderText?: (text: string) => ReactNode
}

/** A list of articles, below a heading of level 2. */
export function ArticleRows({ articles, renderText = (text) => text }: ArticleRowsProps) {
  const locale = useLocale()
  return (
    <ul className="article-rows">
      {articles.map((article) => (
        <li key={article.id}>
          <article className="card article-row">
            <p>{article.category.name}</p>
            <h3>
              <a href={localePath(locale, articlePath(article.id))} className="card-link">
                {renderText(article.title)}
              </a>
            </h3>
            <p>{renderText(article.summary)}</p>
            <ArticleFacts article={article} />
          </article>
        </li>
      ))}
    </ul>
  )
}

/** The reading time and date of an article. */
export function ArticleFacts({ article }: { article: ArticleCard }) {
  const t = useMessages(articleMessages)
  const locale = useLocale()
  return (
    <p className="text-sm text-muted tabular-nums">
      <Facts
        facts={[
          t.minutes(article.minutes),
          ...(article.views >= COUNTED_FROM ? [t.views(compactNumber(article.views, locale))] : []),
          <time key="updated" dateTime={beijingDay(article.updated_at)}>
            {t.updated(formatDay(article.updated_at, locale))}
          </time>,
        ]}
      />
    </p>
  )
}
