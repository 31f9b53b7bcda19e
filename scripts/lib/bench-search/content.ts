import { type Random, seededRandom } from '#scripts/lib/sync-simulation/random.ts'
import { type PublishedArticle, publishArticleRows } from '#src/api/db/content/article-publishing.ts'
import type { ContentDatabase } from '#src/api/db/content/database.ts'
import { type PublishedTemplate, publishWordRows } from '#src/api/db/content/word-publishing.ts'
import { searchText } from '#src/api/domain/search.ts'
import { categories, tags } from '#src/content/articles/taxonomy.ts'
import { taxonomy, termsOf } from '#src/content/word/taxonomy.ts'
import type { Locale } from '#src/contract/locale.ts'
import { DAY_MS } from '#src/lib/time.ts'

type Named = { name: { zh: string; en: string } }

const NEWEST = Date.UTC(2026, 10, 1)

/** Fills an empty database with made-up templates and articles, the same every time. */
export async function fillWith(
  db: ContentDatabase,
  { templates, articles }: { templates: number; articles: number },
): Promise<{ templates: PublishedTemplate[]; articles: PublishedArticle[] }> {
  const random = seededRandom(1)
  const words = Array.from({ length: templates }, (_, index) => templateOf(1001 + index, random))
  const facets = taxonomy.map(({ facet, slug, name }, position) => ({
    facet,
    slug,
    name_zh: name.zh,
    name_en: name.en,
    position,
  }))
  await publishWordRows(db, { templates: words, facets }, 'bench')
  const texts = Array.from({ length: articles }, (_, index) => articleOf(20_001 + index, random))
  const terms = [
    ...categories.map((term) => ({ ...term, facet: term.group })),
    ...tags.map((term) => ({ ...term, facet: 'tag' })),
  ]
  await publishArticleRows(
    db,
    {
      changed: texts,
      ids: texts.map(({ id }) => id),
      terms: terms.map(({ slug, facet, name }, position) => ({
        slug,
        facet,
        name_zh: name.zh,
        name_en: name.en,
        position,
      })),
    },
    'bench',
  )
  await db.batch([
    db.prepare(
      'UPDATE word_templates SET downloads = id * 7919 % 997, favourites = id * 104729 % 89, views = id * 31 % 9973',
    ),
    db.prepare('UPDATE articles SET views = id * 7919 % 9973'),
  ])
  return { templates: words, articles: texts }
}

function templateOf(id: number, random: Random): PublishedTemplate {
  const pick = (facet: Parameters<typeof termsOf>[0]) => oneOf(termsOf(facet), random)
  const chosen = {
    use: pick('use'),
    industry: pick('industry'),
    style: pick('style'),
    colour: pick('colour'),
    role: pick('role'),
    language: pick('language'),
    pages: pick('pages'),
    photo: pick('photo'),
  }
  const { use, industry, style, role } = chosen
  const language = random.chance(0.6) ? 'zh' : 'en'
  const say = (language: Locale) => [role, use, style, industry].map(({ name }: Named) => name[language])
  const [zhRole, zhUse, zhStyle, zhIndustry] = say('zh')
  const [enRole, enUse, enStyle, enIndustry] = say('en')
  const title_zh = `${zhRole}${zhUse}${zhStyle}简历 ${id}`
  const title_en = `${enRole} résumé ${id}, ${enStyle}`
  const summary_zh = `面向${zhIndustry}的${zhUse}简历，${zhStyle}排版，写好了${zhRole}的经历与成果，用数字说明做成了什么，下载后换成自己的内容即可投递。`
  const summary_en = `A ${enStyle} layout for ${enUse} in ${enIndustry}, with sample content for a ${enRole} whose results are told in numbers. Replace it with your own.`
  return {
    id,
    slug: `bench-${id}`,
    design: 'ink',
    sample: 'zh/teacher',
    language,
    title_zh,
    title_en,
    summary_zh,
    summary_en,
    photo: chosen.photo.slug === 'with-photo' ? 1 : 0,
    pages: chosen.pages.slug === 'two-pages' ? 2 : 1,
    fonts: ['宋体', 'Calibri'],
    file_name: `${title_zh}.docx`,
    size: 20_000,
    sha256: 'ab12cd34'.repeat(8),
    preview_width: 1080,
    preview_height: 1528,
    updated_at: NEWEST - random.below(700) * DAY_MS,
    facets: Object.entries({ ...chosen, language: { slug: language } }).map(([facet, { slug }]) => ({ facet, slug })),
    search_title: searchText(`${title_zh} ${title_en}`),
    search: searchText([summary_zh, summary_en, ...say('zh'), ...say('en')].join(' ')),
  }
}

function articleOf(id: number, random: Random): PublishedArticle {
  const category = oneOf(categories, random)
  const own = [oneOf(tags, random), oneOf(tags, random)]
  const language = random.chance(0.7) ? 'zh' : 'en'
  const names = [category, ...own].map(({ name }) => name[language])
  const title =
    language === 'zh' ? `${names.join('与')}怎么写 ${id}` : `How to write about ${names.join(' and ')} ${id}`
  const summary = language === 'zh' ? `${names[0]}的时候，简历和面试里怎么讲清楚。` : `What to say about ${names[0]}.`
  return {
    id,
    version: 'bench',
    language,
    category: category.slug,
    title,
    summary,
    html: `<h2 id="part-1">${title}</h2>${`<p>${summary}</p>`.repeat(40)}`,
    contents: [{ id: 'part-1', text: title }],
    minutes: 4,
    related: [],
    templates: [],
    published_at: NEWEST - 700 * DAY_MS,
    updated_at: NEWEST - random.below(700) * DAY_MS,
    terms: [...new Set([category.slug, ...own.map(({ slug }) => slug)])],
    search_title: searchText(title),
    search: searchText([summary, title, ...names].join(' ')),
  }
}

function oneOf<T>(all: readonly T[], random: Random): T {
  const found = random.pick(all)
  if (found === undefined) throw new Error('There is nothing to choose from')
  return found
}
