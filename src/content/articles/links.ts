import { findTerm } from '#src/content/word/taxonomy.ts'
import type { ArticleLanguage } from './article.schema.ts'

/** Resolves a link of an article to a path of this site, or to null if it names nothing here. */
export type LinkTo = (language: ArticleLanguage, href: string) => string | null

const pages: Readonly<Record<string, string>> = {
  editor: '/edit',
  templates: '/word-jianli/',
  examples: '/resume/',
}

/**
 * Creates the resolver for links in articles: `article:<slug>` leads to an article in the same language, `word:<term>`
 * and `resume:<term>` to the templates and examples of a term, `page:editor`, `page:templates` and `page:examples` to
 * those pages.
 */
export function articleLinks(files: ReadonlyMap<string, string>): LinkTo {
  const ids = new Map([...files].map(([file, text]) => [file, /^id: (\d+)$/m.exec(text)?.[1]]))
  return (language, href) => {
    const [, kind, name = ''] = /^(article|word|resume|page):([a-z0-9-]+)$/.exec(href) ?? []
    const path =
      kind === 'article'
        ? pathOfArticle(ids.get(`${language}/${name}.md`))
        : kind === 'page'
          ? pages[name]
          : kind && pathOfTerm(kind, name)
    return path ? `${language === 'en' ? '/en' : ''}${path}` : null
  }
}

function pathOfArticle(id: string | undefined): string | undefined {
  return id && `/article/${id}`
}

/** Examples share the categories of templates; for all other terms only templates have a list. */
function pathOfTerm(kind: string, slug: string): string | undefined {
  const term = findTerm(slug)
  if (!term) return undefined
  const isCategory = term.facet === 'use' || term.facet === 'industry'
  if (kind === 'resume') return isCategory ? `/resume/cate-${slug}/` : undefined
  return `/word-jianli/${isCategory ? 'cate' : 'tag'}-${slug}/`
}
