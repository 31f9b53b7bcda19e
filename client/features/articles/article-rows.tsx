import { articleMessages } from '#client/i18n/articles.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatDay } from '#client/lib/dates.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import type { ArticleCard } from '#src/contract/articles.ts'

/** Articles one under the other; `level` is that of their titles. */
export function ArticleRows({ articles, level }: { articles: readonly ArticleCard[]; level: 2 | 3 }) {
  const Title = level === 2 ? 'h2' : 'h3'
  const locale = useLocale()
  return (
    <ul className="article-rows">
      {articles.map((article) => (
        <li key={article.id}>
          <article className="card article-row">
            <p>{article.category.name}</p>
            <Title>
              <a href={localePath(locale, `/article/${article.id}`)} className="card-link">
                {article.title}
              </a>
            </Title>
            <p>{article.summary}</p>
            <ArticleFacts article={article} />
          </article>
        </li>
      ))}
    </ul>
  )
}

/** How long it takes, and how old it is. */
export function ArticleFacts({ article }: { article: ArticleCard }) {
  const t = useMessages(articleMessages)
  const locale = useLocale()
  return (
    <p className="text-sm text-muted tabular-nums">
      {t.minutes(article.minutes)} ·{' '}
      <time dateTime={dayOf(article.updated_at)}>{t.updated(formatDay(article.updated_at, locale))}</time>
    </p>
  )
}

const CHINA_AHEAD_MS = 8 * 3_600_000

/** A day of China as `YYYY-MM-DD`. */
export function dayOf(time: number): string {
  return new Date(time + CHINA_AHEAD_MS).toISOString().slice(0, 10)
}
