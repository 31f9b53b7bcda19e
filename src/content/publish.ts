import type { D1Database, KVNamespace, R2Bucket } from '@cloudflare/workers-types'
import type { ArticleSource } from './articles/article.schema.ts'
import { type ArticleReport, publishArticles } from './publish-articles.ts'
import { publishSamples, type SampleReport } from './publish-samples.ts'
import { publishWord, type WordReport } from './publish-word.ts'
import { buildWordTemplate } from './word/build.ts'
import { catalogue } from './word/catalogue.ts'
import facts from './word/facts.json' with { type: 'json' }

/** What publishing changed; `dropped` counts the cached payloads thrown away. */
export type PublishReport = { word: WordReport; articles: ArticleReport; samples: SampleReport; dropped: number }

/** Every cached payload has a key that starts like this. */
const PAYLOAD_PREFIX = 'payload:'

/**
 * Brings D1 and R2 up to date with the content in this repository and these articles of it, and drops cached payloads if anything changed.
 * @throws ContentError naming what is wrong; nothing is published then
 */
export async function publishContent(
  bindings: { DB: D1Database; FILES: R2Bucket; CACHE: KVNamespace },
  articles: readonly ArticleSource[],
): Promise<PublishReport> {
  const word = await publishWord(bindings, { catalogue, facts, build: buildWordTemplate })
  const articleReport = await publishArticles(bindings.DB, articles)
  const samples = await publishSamples(bindings.DB, catalogue)
  const isChanged = word.changed || word.files.length > 0 || articleReport.changed || samples.changed
  return { word, articles: articleReport, samples, dropped: isChanged ? await dropPayloads(bindings.CACHE) : 0 }
}

async function dropPayloads(cache: KVNamespace): Promise<number> {
  let dropped = 0
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof cache.list>> = await cache.list({ prefix: PAYLOAD_PREFIX, cursor })
    await Promise.all(page.keys.map(({ name }) => cache.delete(name)))
    dropped += page.keys.length
    cursor = page.list_complete ? null : page.cursor
  } while (cursor !== null)
  return dropped
}
