import type { Cast, StatementSamples } from '#scripts/lib/ledger/cast.ts'
import { type ArticleQuery, listArticles } from '#src/api/db/article-list.ts'
import { publishArticleRows, readArticleVersions } from '#src/api/db/article-publishing.ts'
import { isRemovedArticle, readArticle } from '#src/api/db/articles.ts'
import { readContentIndex } from '#src/api/db/content-index.ts'
import { noteContentVersion, readContentVersion } from '#src/api/db/content-versions.ts'
import {
  addFavourite,
  isFavourite,
  listFavourites,
  readFavouriteMarks,
  removeFavourite,
} from '#src/api/db/favourites.ts'
import { publishSampleRows, readSampleHtml } from '#src/api/db/resume-samples.ts'
import { readSiteConfig } from '#src/api/db/site-config.ts'
import { changeLevelColumn, changeSiteColumn, readSiteDesk } from '#src/api/db/site-desk.ts'
import { searchEverything, templatesOfRole } from '#src/api/db/site-search.ts'
import { addVisits } from '#src/api/db/visits.ts'
import { countDownload, countUsed, readUsage, sweepDownloads } from '#src/api/db/word-downloads.ts'
import { filtersOfSlug, listWordTemplates, type WordQuery } from '#src/api/db/word-list.ts'
import { publishWordRows, readTemplateVersions } from '#src/api/db/word-publishing.ts'
import { isRemovedTemplate, readWordFileInfo, readWordOffer, readWordTemplate } from '#src/api/db/word-templates.ts'
import { searchTerms } from '#src/api/domain/search.ts'
import { countedKinds } from '#src/api/domain/visits.ts'

const gallery: WordQuery = { filters: {}, terms: [], sort: 'hot', page: 1, pageSize: 24, locale: 'zh' }
const list: ArticleQuery = { slugs: [], terms: [], sort: 'new', page: 1, pageSize: 20, locale: 'zh' }

/** Every statement about what is published, and what people do with it; publishing itself at the end. */
export const contentSamples: StatementSamples = {
  readSiteConfig: (db) => readSiteConfig(db, 'zh'),
  readSiteDesk: (db) => readSiteDesk(db),
  changeSiteColumn: (db) => changeSiteColumn(db, { locale: 'zh', column: 'operator', before: '', after: '' }),
  changeLevelColumn: (db) => changeLevelColumn(db, { level: 'free', column: 'price', before: 0, after: 0 }),
  listWordTemplates: (db) => listWordTemplates(db, gallery),
  'listWordTemplates, newest': (db) => listWordTemplates(db, { ...gallery, sort: 'new' }),
  'listWordTemplates, one filter': (db) => listWordTemplates(db, { ...gallery, filters: { use: 'campus' } }),
  'listWordTemplates, filtered': (db) =>
    listWordTemplates(db, { ...gallery, filters: { use: 'campus', role: 'auditor', language: 'zh' } }),
  'listWordTemplates, searched': (db) => listWordTemplates(db, { ...gallery, terms: searchTerms('审计助理 会计 hr') }),
  'listWordTemplates, one sign': (db) => listWordTemplates(db, { ...gallery, terms: searchTerms('设') }),
  filtersOfSlug: (db) => filtersOfSlug(db, 'campus', ['use', 'industry']),
  readWordTemplate: (db, c) => readWordTemplate(db, c.templateId, 'zh'),
  isRemovedTemplate: (db, c) => isRemovedTemplate(db, c.templateId),
  readWordFileInfo: (db, c) => readWordFileInfo(db, c.templateId),
  readWordOffer: (db, c) => readWordOffer(db, c.templateId),
  readSampleHtml: (db, c) => readSampleHtml(db, c.templateId),
  listArticles: (db) => listArticles(db, list),
  'listArticles, most read': (db) => listArticles(db, { ...list, sort: 'hot' }),
  'listArticles, one term': (db) => listArticles(db, { ...list, slugs: ['campus'] }),
  'listArticles, filtered': (db) => listArticles(db, { ...list, slugs: ['campus', 'interview'] }),
  'listArticles, searched': (db) => listArticles(db, { ...list, terms: searchTerms('自我评价 面试') }),
  readArticle: (db, c) => readArticle(db, c.articleId, 'zh'),
  isRemovedArticle: (db, c) => isRemovedArticle(db, c.articleId, 'zh'),
  searchEverything: (db) => searchEverything(db, searchTerms('会计'), 'zh'),
  templatesOfRole: (db) => templatesOfRole(db, 'auditor', 'zh'),
  readContentIndex: (db) => readContentIndex(db, 'zh'),
  readContentVersion: (db) => readContentVersion(db, 'word'),
  addFavourite: (db, c) => addFavourite(db, { userId: c.userId, type: 'word', templateId: c.templateId }, c.now),
  isFavourite: (db, c) => isFavourite(db, { userId: c.userId, type: 'word', templateId: c.templateId }),
  readFavouriteMarks: (db, c) => readFavouriteMarks(db, c.userId),
  listFavourites: (db, c) => listFavourites(db, { userId: c.userId, type: 'word', page: 1, pageSize: 20 }, 'zh'),
  removeFavourite: (db, c) => removeFavourite(db, { userId: c.userId, type: 'word', templateId: c.templateId }),
  countDownload: (db, c) =>
    countDownload(db, { userId: c.userId, templateId: c.templateId, day: c.day, limit: 5, now: c.now }),
  readUsage: (db, c) => readUsage(db, c.userId, c.templateId, c.day),
  countUsed: (db, c) => countUsed(db, c.userId, c.day),
  sweepDownloads: (db, c) => sweepDownloads(db, c.now),
  addVisits: (db, c) => addVisits(db, { counter: c.fresh, upTo: 1, visits: visitsOf(c) }),
}

/** A minute of a counter. */
function visitsOf({ templateId, articleId, share, now }: Cast) {
  const ids = { template: templateId, article: articleId, share }
  return countedKinds.map((kind) => ({ batch: 1, kind, id: String(ids[kind]), count: 2, at: now }))
}

/** What publishing runs; in a filled ledger it would take everything off the site. */
export const publishingSamples: StatementSamples = {
  readTemplateVersions: (db) => readTemplateVersions(db),
  readArticleVersions: (db) => readArticleVersions(db),
  publishWordRows: async (db) => {
    await publishWordRows(db, { templates: [], facets: [] }, 'none')
  },
  publishArticleRows: (db) => publishArticleRows(db, { changed: [], ids: [], terms: [] }, 'none'),
  publishSampleRows: (db, c) => publishSampleRows(db, [{ id: c.templateId, html: '<p>' }], 'none'),
  noteContentVersion: (db) => noteContentVersion(db, 'word', 'none'),
}
