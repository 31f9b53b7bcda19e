import type { ContentSamples } from '#scripts/lib/ledger/cast.ts'
import { type ArticleQuery, listArticles } from '#src/api/db/content/article-list.ts'
import { publishArticleRows, readArticleVersions } from '#src/api/db/content/article-publishing.ts'
import { isRemovedArticle, readArticle } from '#src/api/db/content/articles.ts'
import { readContentIndex } from '#src/api/db/content/content-index.ts'
import { noteContentVersion, readContentVersion, readContentVersions } from '#src/api/db/content/content-versions.ts'
import { forgetPopularityMarks, readPopularityMarks, writePopularity } from '#src/api/db/content/popularity.ts'
import { publishSampleRows, readSampleHtml } from '#src/api/db/content/resume-samples.ts'
import { searchEverything, templatesOfRole } from '#src/api/db/content/site-search.ts'
import { readWordCards } from '#src/api/db/content/word-cards.ts'
import { filtersOfSlug, listWordTemplates, type WordQuery } from '#src/api/db/content/word-list.ts'
import { publishWordRows, readTemplateVersions } from '#src/api/db/content/word-publishing.ts'
import { isRemovedTemplate, readWordFileInfo, readWordTemplate } from '#src/api/db/content/word-templates.ts'
import { searchTerms } from '#src/api/domain/search.ts'

const gallery: WordQuery = { filters: {}, terms: [], sort: 'hot', page: 1, pageSize: 24, locale: 'zh' }
const list: ArticleQuery = { slugs: [], terms: [], sort: 'new', page: 1, pageSize: 20, locale: 'zh' }

/** Every statement about what is published; publishing itself is apart, because it comes last. */
export const contentSamples: ContentSamples = {
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
  readWordCards: (db, c) => readWordCards(db, [c.templateId, c.templateId + 1], 'zh'),
  readContentVersions: (db) => readContentVersions(db),
  readPopularityMarks: (db) => readPopularityMarks(db),
  writePopularity: (db, c) =>
    writePopularity(
      db,
      {
        templates: [{ id: c.templateId, views: 1, downloads: 1, favourites: 1, changed: 1 }],
        articles: [{ id: c.articleId, views: 1, changed: 1 }],
      },
      { template: 0, article: 0 },
    ),
}

/** What publishing runs; in a filled ledger it would take everything off the site. */
export const publishingSamples: ContentSamples = {
  readTemplateVersions: (db) => readTemplateVersions(db),
  readArticleVersions: (db) => readArticleVersions(db),
  publishWordRows: async (db) => {
    await publishWordRows(db, { templates: [], facets: [] }, 'none')
  },
  publishArticleRows: (db) => publishArticleRows(db, { changed: [], ids: [], terms: [] }, 'none'),
  publishSampleRows: (db, c) => publishSampleRows(db, [{ id: c.templateId, html: '<p>' }], 'none'),
  forgetPopularityMarks: (db) => forgetPopularityMarks(db),
  noteContentVersion: (db) => noteContentVersion(db, 'word', 'none'),
}
