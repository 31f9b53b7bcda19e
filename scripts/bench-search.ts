import type { D1Database } from '@cloudflare/workers-types'
import { listArticles } from '#src/api/db/content/article-list.ts'
import { searchEverything } from '#src/api/db/content/site-search.ts'
import { listWordTemplates, type WordQuery } from '#src/api/db/content/word-list.ts'
import { ARTICLES_A_PAGE, TEMPLATES_A_PAGE } from '#src/api/domain/paging.ts'
import { searchTerms } from '#src/api/domain/search.ts'
import { fillWith } from './lib/bench-search/content.ts'
import { type MeasuredQuery, measuringDatabase } from './lib/bench-search/measure.ts'
import { withBindings } from './lib/bindings.ts'
import { runMain } from './lib/main.ts'
import { applyMigrations } from './lib/migrations.ts'
import { temporaryFolder } from './lib/temporary.ts'

const SIZE = { templates: 10_000, articles: 2000 }
/** The budget of D1's time for a whole request, in ms. */
const BUDGET_MS = 50
/** How often each query runs; the fastest counts, because other load on the machine only adds time. */
const RUNS = 15

type Request = { what: string; ask: (db: D1Database) => Promise<unknown> }

/**
 * `npm run bench:search`: what facets, searches and page 50 cost in D1 with 10 000 templates and 2 000 articles, query
 * by query, and whether each plan keeps to indexes. Fails when a request is over its budget or reads a big table whole.
 */
runMain(async () => {
  await withBindings({ stateDir: temporaryFolder('bench-search') }, async (bindings) => {
    const { CONTENT } = bindings
    await applyMigrations(bindings, 'CONTENT')
    await fillWith(CONTENT, SIZE)
    console.log(`${SIZE.templates} templates, ${SIZE.articles} articles; D1 time in ms, fastest of ${RUNS} runs\n`)
    const isGood: boolean[] = []
    for (const request of requests) isGood.push(await report(request, CONTENT))
    if (isGood.includes(false)) process.exitCode = 1
  })
})

async function report({ what, ask }: Request, database: D1Database): Promise<boolean> {
  const { db, take } = measuringDatabase(database)
  const runs: MeasuredQuery[][] = []
  for (let run = 0; run < RUNS; run += 1) {
    await ask(db)
    runs.push(await take())
  }
  const queries = (runs[0] ?? []).map((query, index) => ({
    ...query,
    ms: Math.min(...runs.map((run) => run[index]?.ms ?? 0)),
  }))
  const total = queries.reduce((sum, { ms }) => sum + ms, 0)
  const isGood = total <= BUDGET_MS && queries.every(({ scans }) => scans.length === 0)
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${total.toFixed(1).padStart(6)}  ${what}`)
  for (const { sql, ms, scans } of queries) {
    const verdict = scans.length === 0 ? 'index' : scans.join('; ')
    console.log(`     ${ms.toFixed(1).padStart(6)}  ${verdict}: ${sql.replace(/\s+/g, ' ').trim().slice(0, 90)}`)
  }
  return isGood
}

function gallery(what: string, asked: Partial<Omit<WordQuery, 'terms'>> & { q?: string }): Request {
  const { q = '', ...query } = asked
  const all = { filters: {}, sort: 'hot', page: 1, pageSize: TEMPLATES_A_PAGE, locale: 'zh' } as const
  return { what, ask: (db) => listWordTemplates(db, { ...all, ...query, terms: searchTerms(q) }) }
}

function articles(what: string, asked: { slugs?: string[]; q?: string; sort?: 'hot' | 'new'; page?: number }): Request {
  const { q = '', ...query } = asked
  const all = { slugs: [], sort: 'new', page: 1, pageSize: ARTICLES_A_PAGE, locale: 'zh' } as const
  return { what, ask: (db) => listArticles(db, { ...all, ...query, terms: searchTerms(q) }) }
}

function everything(q: string): Request {
  return { what: `site search “${q}”`, ask: (db) => searchEverything(db, searchTerms(q), 'zh') }
}

const requests: readonly Request[] = [
  gallery('gallery', {}),
  gallery('gallery, newest, in English', { sort: 'new', locale: 'en' }),
  gallery('gallery, page 50', { page: 50 }),
  gallery('gallery, newest, page 50', { sort: 'new', page: 50 }),
  gallery('one facet', { filters: { use: 'campus' } }),
  gallery('one facet, page 50', { filters: { pages: 'one-page' }, page: 50 }),
  gallery('three facets', { filters: { use: 'campus', style: 'simple', language: 'zh' } }),
  gallery('search “审计助理”', { q: '审计助理' }),
  gallery('search “产品经理简历” (synonyms)', { q: '产品经理简历' }),
  gallery('search “会计” (two characters, synonyms)', { q: '会计' }),
  gallery('search “设” (one character)', { q: '设' }),
  gallery('search “engineer”', { q: 'engineer' }),
  gallery('search for what all have “数字”, page 50', { q: '数字', page: 50 }),
  gallery('facets and search, page 5', { filters: { language: 'zh', pages: 'one-page' }, q: '校招', page: 5 }),
  gallery('three facets and two words', {
    filters: { language: 'zh', pages: 'one-page', photo: 'with-photo' },
    q: '会计 校招',
  }),
  articles('articles', {}),
  articles('articles, most read, page 50', { sort: 'hot', page: 50 }),
  articles('articles of a category, page 5', { slugs: ['campus'], page: 5 }),
  articles('articles, search “自我评价”', { q: '自我评价' }),
  articles('articles, search “面试”, page 5', { q: '面试', page: 5 }),
  everything('会计'),
  everything('产品经理'),
  everything('engineer 校招'),
]
