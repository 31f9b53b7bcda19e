import { homeMessages } from '#client/i18n/home.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ARTICLES, articlePath } from '#src/contract/addresses.ts'
import { SectionHead } from './section-head.tsx'

/** The newest articles in the language of the page. */
export function LatestArticles() {
  const t = useMessages(homeMessages)
  const locale = useLocale()
  const { articles } = usePayload('home')
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="articles" className="wrap section">
      <SectionHead id="articles" title={t.articles}>
        <a href={localePath(locale, ARTICLES)} className="link inline-flex min-h-11 items-center">
          {t.articlesMore}
        </a>
      </SectionHead>
      <ul className="latest">
        {articles.map(({ id, title, category, minutes }) => (
          <li key={id} className="card">
            <p>{category.name}</p>
            <h3 className="break-keep wrap-anywhere">
              <a href={localePath(locale, articlePath(id))} className="card-link">
                {title}
              </a>
            </h3>
            <p>{t.minutes(minutes)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
