import type { Cast, StatementSamples } from '#scripts/lib/ledger/cast.ts'
import { notePublished } from '#src/api/db/content/content-versions.ts'
import { changeLevelColumn, changeSiteColumn, readSiteColumns } from '#src/api/db/operators/site.ts'
import { readPublishedSite, readSiteConfig } from '#src/api/db/site-config.ts'
import {
  addFavourite,
  isFavourite,
  listFavourites,
  readFavouriteMarks,
  removeFavourite,
} from '#src/api/db/templates/favourites.ts'
import { readPopularity } from '#src/api/db/templates/popularity.ts'
import { offerArticles, offerTemplates, readWordOffer } from '#src/api/db/templates/templates.ts'
import { addVisits } from '#src/api/db/templates/visits.ts'
import { countDownload, countUsed, readUsage } from '#src/api/db/templates/word-downloads.ts'
import { countedKinds } from '#src/api/domain/visits.ts'

/** Every statement about what people do with templates and articles, and about the site. */
export const templateSamples: StatementSamples = {
  readPublishedSite: (db) => readPublishedSite(db, 'zh'),
  readSiteConfig: (db) => readSiteConfig(db, 'zh'),
  readSiteColumns: (db) => readSiteColumns(db),
  changeSiteColumn: (db) => changeSiteColumn(db, { locale: 'zh', column: 'operator', before: '', after: '' }),
  changeLevelColumn: (db) => changeLevelColumn(db, { level: 'free', column: 'price', before: 0, after: 0 }),
  readWordOffer: (db, c) => readWordOffer(db, c.templateId),
  addFavourite: (db, c) => addFavourite(db, { userId: c.userId, type: 'word', templateId: c.templateId }, c.now),
  isFavourite: (db, c) => isFavourite(db, { userId: c.userId, type: 'word', templateId: c.templateId }),
  readFavouriteMarks: (db, c) => readFavouriteMarks(db, c.userId),
  listFavourites: (db, c) => listFavourites(db, { userId: c.userId, type: 'word', page: 1, pageSize: 20 }),
  removeFavourite: (db, c) => removeFavourite(db, { userId: c.userId, type: 'word', templateId: c.templateId }),
  countDownload: (db, c) =>
    countDownload(db, { userId: c.userId, templateId: c.templateId, day: c.day, limit: 5, now: c.now }),
  readUsage: (db, c) => readUsage(db, c.userId, c.templateId, c.day),
  countUsed: (db, c) => countUsed(db, c.userId, c.day),
  addVisits: (db, c) => addVisits(db, { counter: c.fresh, upTo: 1, visits: visitsOf(c) }),
  readPopularity: (db, c) => readPopularity(db, { template: c.n, article: c.n }),
}

/** What the ledger is told when something is published; in a filled one it would take everything off the site. */
export const offeringSamples: StatementSamples = {
  offerTemplates: (db, c) => offerTemplates(db, [{ id: c.templateId, title_zh: '', title_en: '' }]),
  offerArticles: (db, c) => offerArticles(db, [{ id: c.articleId }]),
  notePublished: (db) => notePublished(db, 'none', null),
}

/** A minute of a counter. */
function visitsOf({ templateId, articleId, share, now }: Cast) {
  const ids = { template: templateId, article: articleId, share }
  return countedKinds.map((kind) => ({ batch: 1, kind, id: String(ids[kind]), count: 2, at: now }))
}
