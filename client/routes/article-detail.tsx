import '#client/styles/articles.css'
import '#client/styles/article.css'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { PageHead } from '#client/components/page-head.tsx'
import { StructuredData } from '#client/components/structured-data.tsx'
import { ALL_ARTICLES, termPath } from '#client/features/articles/article-address.ts'
import { ArticleContents, ArticleEnd, RelatedArticles } from '#client/features/articles/article-parts.tsx'
import { ArticleFacts, dayOf } from '#client/features/articles/article-rows.tsx'
import { ArticleText } from '#client/features/articles/article-text.tsx'
import { TemplateGrid } from '#client/features/word/template-grid.tsx'
import { articleMessages } from '#client/i18n/articles.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { usePage, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import type { Article } from '#src/contract/articles.ts'
import { localeTags } from '#src/contract/locale.ts'

export default function ArticleDetailPage() {
  const t = useMessages(articleMessages)
  const { locale } = usePage()
  const { article } = usePayload('articleDetail')
  const { id, title, summary, category } = article
  const trail = [
    { text: t.home, href: localePath(locale, '/') },
    { text: t.articles, href: localePath(locale, ALL_ARTICLES) },
    { text: category.name, href: localePath(locale, termPath(category)) },
    { text: title },
  ]
  return (
    <div className="wrap">
      <PageHead title={title} description={summary} canonical={`/article/${id}`} languages={[locale]} />
      <ArticleData article={article} />
      <div className="py-3 md:py-5">
        <Breadcrumb label={t.breadcrumb} trail={trail} />
      </div>
      <article className="article">
        <header>
          <h1>{title}</h1>
          <p>{summary}</p>
          <ArticleFacts article={article} />
        </header>
        <ArticleContents key={id} contents={article.contents} />
        <div>
          <ArticleText html={article.html} />
          <ArticleEnd {...article} />
        </div>
      </article>
      <RelatedTemplates {...article} />
      <RelatedArticles {...article} />
    </div>
  )
}

function RelatedTemplates({ templates }: Pick<Article, 'templates'>) {
  const t = useMessages(articleMessages)
  const { locale } = usePage()
  if (templates.length === 0) return null
  return (
    <section aria-labelledby="templates" className="related mt-20 border-t border-line pt-10">
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h2 id="templates" className="font-serif text-xl">
          {t.templates}
        </h2>
        <a href={localePath(locale, '/word-jianli/')} className="link inline-flex min-h-11 items-center text-sm">
          {t.templatesMore}
        </a>
      </div>
      <TemplateGrid cards={templates} />
    </section>
  )
}

function ArticleData({ article }: { article: Article }) {
  const { locale, site, siteUrl } = usePage()
  const publisher = { '@type': 'Organization', name: site.site_name, url: siteUrl }
  const address = siteUrl + localePath(locale, `/article/${article.id}`)
  return (
    <StructuredData
      type="Article"
      value={{
        headline: article.title,
        description: article.summary,
        inLanguage: localeTags[locale],
        articleSection: article.category.name,
        keywords: article.tags.map(({ name }) => name),
        dateModified: dayOf(article.updated_at),
        mainEntityOfPage: address,
        author: publisher,
        publisher,
      }}
    />
  )
}
