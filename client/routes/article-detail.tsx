import '#client/styles/articles.css'
import '#client/styles/article.css'
import type { ComponentType } from 'react'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { PageHead } from '#client/components/page-head.tsx'
import { RowSection } from '#client/components/row-section.tsx'
import { sharePicture } from '#client/components/share-tags.tsx'
import { useOrganization } from '#client/components/site-data.tsx'
import { NoData, StructuredData } from '#client/components/structured-data.tsx'
import { useVisit } from '#client/components/use-visit.ts'
import { ArticleContents, ArticleEnd, RelatedArticles, WriteOne } from '#client/features/articles/article-parts.tsx'
import { ArticleFacts } from '#client/features/articles/article-rows.tsx'
import { ArticleText } from '#client/features/articles/article-text.tsx'
import { FeedLink } from '#client/features/articles/feed-link.tsx'
import { TemplateGrid } from '#client/features/word/template-grid.tsx'
import { articleMessages } from '#client/i18n/articles.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { usePage, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ARTICLES, articlePath, GALLERY, termPath } from '#src/contract/addresses.ts'
import type { Article } from '#src/contract/articles.ts'
import { localeTags } from '#src/contract/locale.ts'
import { beijingDay } from '#src/lib/time.ts'

export default function ArticleDetailPage() {
  const t = useMessages(articleMessages)
  const { locale } = usePage()
  const { article } = usePayload('articleDetail')
  useVisit('article', article.id)
  const { id, title, summary, category } = article
  const trail = [
    { text: t.articles, path: ARTICLES },
    { text: category.name, path: termPath(category) },
    { text: title },
  ]
  return (
    <div className="wrap">
      <PageHead
        title={title}
        description={summary}
        canonical={articlePath(id)}
        languages={[locale]}
        share={{ type: 'article', picture: pictureOf(article) }}
      />
      <FeedLink />
      <ArticleData article={article} />
      <Breadcrumb trail={trail} />
      <article className="article">
        <header>
          <h1>{title}</h1>
          <p>{summary}</p>
          <ArticleFacts article={article} />
        </header>
        <ArticleContents key={id} contents={article.contents} />
        <div>
          <ArticleText html={article.html} />
          <WriteOne />
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
    <RowSection
      id="templates"
      title={t.templates}
      more={t.templatesMore}
      href={localePath(locale, GALLERY)}
      className="related mt-20 border-t border-line pt-10"
    >
      <TemplateGrid cards={templates} />
    </RowSection>
  )
}

function pictureOf({ id, updated_at }: Article) {
  return { name: `article/${id}`, version: updated_at }
}

type ArticleDataProps = { article: Article }

const ArticleData: ComponentType<ArticleDataProps> = import.meta.env.SSR ? Described : NoData

function Described({ article }: ArticleDataProps) {
  const { locale, siteUrl } = usePage()
  const publisher = useOrganization()
  const address = siteUrl + localePath(locale, articlePath(article.id))
  return (
    <StructuredData
      data={{
        type: 'Article',
        value: {
          headline: article.title,
          description: article.summary,
          image: siteUrl + sharePicture(pictureOf(article)),
          inLanguage: localeTags[locale],
          articleSection: article.category.name,
          keywords: article.tags.map(({ name }) => name),
          datePublished: beijingDay(article.published_at),
          dateModified: beijingDay(article.updated_at),
          mainEntityOfPage: address,
          author: publisher,
          publisher,
        },
      }}
    />
  )
}
