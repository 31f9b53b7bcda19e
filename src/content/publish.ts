import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { notePublished, readContentVersions } from '#src/api/db/content/content-versions.ts'
import { copyPopularity } from '#src/api/db/content/popularity.ts'
import type { ArticleSource } from './articles/article.schema.ts'
import { type ArticleReport, publishArticles } from './publish-articles.ts'
import { publishSamples, type SampleReport } from './publish-samples.ts'
import { publishWord, type WordReport } from './publish-word.ts'
import { buildWordTemplate } from './word/build.ts'
import { catalogue } from './word/catalogue.ts'
import facts from './word/facts.json' with { type: 'json' }

/** What publishing changed. */
export type PublishReport = { word: WordReport; articles: ArticleReport; samples: SampleReport }

/**
 * Brings D1 and R2 up to date with the content in this repository and these articles. The ledger learns first what can
 * be kept and bought, and last that something was published: that changes the version of the site (migration 0044), so
 * that outdated copies are served for a minute at most. Publishing again completes a run that was interrupted.
 * @throws ContentError naming what is wrong; nothing is published then
 */
export async function publishContent(
  bindings: { DB: D1Database; CONTENT: D1Database; FILES: R2Bucket },
  articles: readonly ArticleSource[],
): Promise<PublishReport> {
  const { DB, CONTENT } = bindings
  const word = await publishWord(bindings, { catalogue, facts, build: buildWordTemplate })
  const articleReport = await publishArticles(bindings, articles)
  const samples = await publishSamples(CONTENT, catalogue)
  await copyPopularity(DB, CONTENT)
  const written = CONTENT.withSession('first-primary')
  const versions = await readContentVersions(written)
  await notePublished(DB, versions.join(' '), written.getBookmark()).run()
  return { word, articles: articleReport, samples }
}
