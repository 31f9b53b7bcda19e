import { findTerm } from '#src/content/word/taxonomy.ts'
import type { ArticleLanguage } from './article.schema.ts'

/** The path of what a link in an article names, or null where it names nothing of this site. */
export type LinkTo = (language: ArticleLanguage, href: string) => string | null

const pages: Readonly<Record<string, string>> = {
  editor: '/edit',
  templates: '/word-jianli/',
  examples: '/resume/',
}

/**
 * Links of articles to this site: `article:<slug>` to one in the same language, `word:<term>` to the templates and
 * `resume:<term>` to the examples of a term, `page:editor`, `page:templates`, `page:examples`.
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

/** Categories of the examples are those of the templates; of other terms only templates have a list. */
function pathOfTerm(kind: string, slug: string): string | undefined {
  const term = findTerm(slug)
  if (!term) return undefined
  const isCategory = term.facet === 'use' || term.facet === 'industry'
  if (kind === 'resume') return isCategory ? `/resume/cate-${slug}/` : undefined
  return `/word-jianli/${isCategory ? 'cate' : 'tag'}-${slug}/`
}
