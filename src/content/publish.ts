import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
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
 * Brings D1 and R2 up to date with the content in this repository and these articles of it. What changed gets the site
 * another version (migration 0044), so that no copy of what was is served for longer than a minute.
 * @throws ContentError naming what is wrong; nothing is published then
 */
export async function publishContent(
  bindings: { DB: D1Database; FILES: R2Bucket },
  articles: readonly ArticleSource[],
): Promise<PublishReport> {
  const word = await publishWord(bindings, { catalogue, facts, build: buildWordTemplate })
  const articleReport = await publishArticles(bindings.DB, articles)
  const samples = await publishSamples(bindings.DB, catalogue)
  return { word, articles: articleReport, samples }
}
