import { ABOUT, ACCESSIBILITY, AGREEMENT, CONTACT, MEMBERSHIP } from '#src/contract/addresses.ts'
import {
  ARTICLES,
  articlePath,
  type ContentIndex,
  categoryFacets,
  collectionPath,
  GALLERY,
  type Locale,
  locales,
  NEW_RESUME,
  SAMPLES,
  samplePath,
  samplesPath,
  templatePath,
  termPath,
} from '#src/contract/index.ts'
import { chunksOf } from '#src/lib/chunks.ts'
import { isoSeconds } from '#src/lib/time.ts'

/** One address of the sitemap; `changed` in ms since 1970, left out where it is not recorded. */
type Entry = { path: string; changed?: number }

const kinds = ['pages', 'word', 'resume', 'article'] as const

/** One file of the sitemap: `zh-word` is `/sitemap-zh-word.xml`, its overflow `/sitemap-zh-word-2.xml`. */
export type SitemapPart = { locale: Locale; kind: (typeof kinds)[number]; number: number }

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** The limit of sitemaps.org for one file. */
const MOST_IN_A_FILE = 50_000

/** Parses the name of a file such as `sitemap-zh-word.xml`; `null` when it is none. */
export function sitemapPart(name: string): SitemapPart | null {
  const known = locales.flatMap((locale) => kinds.map((kind) => ({ locale, kind })))
  const [, first = '', further] = /^(sitemap-[a-z]+-[a-z]+)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(name) ?? []
  const found = known.find((part) => sitemapName({ ...part, number: 1 }) === `${first}.xml`)
  return found === undefined ? null : { ...found, number: Number(further ?? 1) }
}

/** Renders one file of the sitemap from the content index of its language; `null` when it would be empty. */
export function sitemapXml(siteUrl: string, part: SitemapPart, index: ContentIndex): string | null {
  const prefix = part.locale === 'en' ? `${siteUrl}/en` : siteUrl
  const entries = filesOf(part.kind, index)[part.number - 1]
  if (entries === undefined) return null
  const urls = entries.map((entry) => element('url', prefix + entry.path, entry.changed))
  return `${XML}<urlset xmlns="${SCHEMA}">\n${urls.join('')}</urlset>\n`
}

/** Renders the index of all files, each with its newest change. */
export function sitemapIndexXml(siteUrl: string, indexes: Record<Locale, ContentIndex>): string {
  const elements = locales.flatMap((locale) =>
    kinds.flatMap((kind) =>
      filesOf(kind, indexes[locale]).map((entries, index) =>
        element('sitemap', `${siteUrl}/${sitemapName({ locale, kind, number: index + 1 })}`, newest(entries)),
      ),
    ),
  )
  return `${XML}<sitemapindex xmlns="${SCHEMA}">\n${elements.join('')}</sitemapindex>\n`
}

function sitemapName({ locale, kind, number }: SitemapPart): string {
  return `sitemap-${locale}-${kind}${number > 1 ? `-${number}` : ''}.xml`
}

/** The entries of each file of a part. */
function filesOf(kind: SitemapPart['kind'], index: ContentIndex): Entry[][] {
  return chunksOf(entriesOf[kind](index), MOST_IN_A_FILE)
}

const entriesOf: Record<SitemapPart['kind'], (index: ContentIndex) => Entry[]> = {
  pages: ({ templates, articles }) => [
    dated('/', newestOf([...templates, ...articles])),
    { path: NEW_RESUME },
    { path: MEMBERSHIP },
    { path: ABOUT },
    { path: CONTACT },
    { path: AGREEMENT },
    { path: ACCESSIBILITY },
  ],
  word: ({ templates, template_pages, template_terms }) => [
    ...list(GALLERY, template_pages, newestOf(templates)),
    ...template_terms.flatMap(({ facet, slug, pages, updated_at }) =>
      list(collectionPath({ facet, slug }), pages, updated_at),
    ),
    ...templates.map(({ id, updated_at }) => dated(templatePath(id), updated_at)),
  ],
  resume: ({ templates, template_pages, template_terms }) => [
    ...list(SAMPLES, template_pages, newestOf(templates)),
    ...template_terms
      .filter(({ facet }) => categoryFacets.includes(facet))
      .flatMap(({ slug, pages, updated_at }) => list(samplesPath({ slug }), pages, updated_at)),
    ...templates.map(({ id, updated_at }) => dated(samplePath(id), updated_at)),
  ],
  article: ({ articles, article_pages, article_terms }) => {
    if (articles.length === 0) return []
    return [
      ...list(ARTICLES, article_pages, newestOf(articles)),
      ...article_terms.flatMap(({ facet, slug, pages, updated_at }) =>
        list(termPath({ facet, slug }), pages, updated_at),
      ),
      ...articles.map(({ id, updated_at }) => dated(articlePath(id), updated_at)),
    ]
  },
}

/** All pages of a list. */
function list(path: string, pages: number, changed: number | undefined): Entry[] {
  return Array.from({ length: pages }, (_, index) => dated(index === 0 ? path : `${path}?page=${index + 1}`, changed))
}

function dated(path: string, changed: number | undefined): Entry {
  return { path, ...(changed !== undefined && { changed }) }
}

function newestOf(items: readonly { updated_at: number }[]): number | undefined {
  return newest(items.map(({ updated_at }) => ({ changed: updated_at })))
}

function newest(entries: readonly { changed?: number }[]): number | undefined {
  const times = entries.flatMap(({ changed }) => changed ?? [])
  return times.length === 0 ? undefined : times.reduce((a, b) => Math.max(a, b))
}

/** Our addresses contain no characters that XML would need escaped. */
function element(name: 'url' | 'sitemap', address: string, changed: number | undefined): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${isoSeconds(changed)}</lastmod>`
  return `<${name}><loc>${address}</loc>${lastmod}</${name}>\n`
}
