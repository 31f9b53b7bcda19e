import { ButtonLink } from '#client/components/button.tsx'
import { ChipLinks } from '#client/components/chip-links.tsx'
import { Icon } from '#client/components/icon.tsx'
import { articleMessages } from '#client/i18n/articles.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { articlePath, NEW_RESUME, termPath } from '#src/contract/addresses.ts'
import type { Article } from '#src/contract/articles.ts'
import { ArticleRows } from './article-rows.tsx'

/** Links to the headings: beside the text on wide screens, folded above it on small ones. */
export function ArticleContents({ contents }: Pick<Article, 'contents'>) {
  const t = useMessages(articleMessages)
  return (
    <details className="article-contents">
      <summary>
        {t.contents}
        <Icon name="chevron-down" className="turn ml-auto" />
      </summary>
      <nav aria-label={t.contents}>
        <p aria-hidden="true">{t.contents}</p>
        <ol>
          {contents.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}

/** An invitation to write a résumé, after an article. */
export function WriteOne() {
  const t = useMessages(articleMessages)
  const locale = useLocale()
  return (
    <aside
      aria-labelledby="write"
      className="mt-12 flex max-w-text flex-wrap items-center gap-x-6 gap-y-2 rounded-lg border border-line bg-surface p-5"
    >
      <div className="mr-auto">
        <h2 id="write" className="text-lg">
          {t.write}
        </h2>
        <p className="mt-1 text-sm text-muted">{t.writeText}</p>
      </div>
      <ButtonLink href={localePath(locale, NEW_RESUME)}>{t.writeStart}</ButtonLink>
    </aside>
  )
}

/** The tags of the article, and links to the previous and next article. */
export function ArticleEnd({ tags, previous, next }: Pick<Article, 'tags' | 'previous' | 'next'>) {
  const t = useMessages(articleMessages)
  return (
    <footer className="article-end">
      <ChipLinks items={tags} pathOf={termPath} label={t.tags} />
      <nav aria-label={t.neighbours}>
        <Neighbour label={t.previous} rel="prev" link={previous} />
        <Neighbour label={t.next} rel="next" link={next} />
      </nav>
    </footer>
  )
}

function Neighbour({ label, rel, link }: { label: string; rel: 'prev' | 'next'; link: Article['next'] }) {
  const locale = useLocale()
  if (link === null) return null
  return (
    <a href={localePath(locale, articlePath(link.id))} rel={rel}>
      <span>{label}</span>
      {link.title}
    </a>
  )
}

/** Links to related articles. */
export function RelatedArticles({ related }: Pick<Article, 'related'>) {
  const t = useMessages(articleMessages)
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related" className="article-related mt-20 border-t border-line pt-10">
      <h2 id="related" className="font-serif text-xl">
        {t.related}
      </h2>
      <ArticleRows articles={related} />
    </section>
  )
}
