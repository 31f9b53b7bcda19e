import type { Response as AssetResponse } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import { perOwner } from '#src/lib/per-owner.ts'
import { RecentMap } from '#src/lib/recent-map.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'
import { type ImageModifiers, modifiersKey, readModifiers } from './image-modifiers.ts'
import type { AppEnv } from './types.ts'

/** The pictures that may be transformed: only our own. */
const SOURCE = /^\/(?:previews|og)\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:webp|png|jpg)$/
/** The query that distinguishes versions of a picture. */
const VERSION = /^(?:\?v=[a-z0-9]{1,16})?$/
const ADDRESS = /^\/_img\/([^/]+)(\/.+)$/
const RETRY_AFTER_S = 30

/** How long the tag of a source picture is trusted, in ms: it changes with a deployment at most. */
const TAG_MS = MINUTE_MS
const MAX_TAGS = 2000

type Picture = { path: string; modifiers: ImageModifiers }

/** Answers `/_img/<modifiers>/<path>`: one of our pictures in another size or format. */
export async function serveImage(c: Context<AppEnv>): Promise<Response> {
  c.set('route', '/_img/*')
  const { services } = c.var
  const url = new URL(c.req.url)
  const [, text = '', path = ''] = ADDRESS.exec(url.pathname) ?? []
  const modifiers = readModifiers(text)
  if (modifiers === null || !VERSION.test(url.search)) return refuse(400, 'The picture cannot be had like this')
  if (!SOURCE.test(path)) return refuse(404, 'There is no such picture')
  const picture = { path, modifiers }
  const cache = await services.openCache('pictures')
  const tag = knownTag(services, path)
  const kept = tag === null ? undefined : await cache?.match(keyOf(url, picture, tag))
  if (kept !== undefined) return new Response(kept.body, kept)
  const source = await services.assets.fetch(new URL(path, url).href)
  if (!source.ok) return refuse(404, 'There is no such picture')
  return transformed(c, source, picture, cache)
}

/** The cache key contains the tag of the source picture, so that made-up or outdated versions cannot fill the cache. */
function keyOf({ origin }: URL, { path, modifiers }: Picture, tag: string): string {
  return `${origin}/_img/${modifiersKey(modifiers)}${path}?${tag}`
}

async function transformed(
  c: Context<AppEnv>,
  source: AssetResponse,
  picture: Picture,
  cache: Cache | null,
): Promise<Response> {
  const { services } = c.var
  const { path, modifiers } = picture
  const tag = encodeURIComponent(source.headers.get('etag') ?? '')
  tagsOf(services).set(path, { tag, at: services.now() })
  const key = keyOf(new URL(c.req.url), picture, tag)
  const headers = { 'content-type': modifiers.format, 'cache-control': 'public, max-age=31536000, immutable' }
  const cached = await cache?.match(key)
  if (cached !== undefined) {
    await source.body?.cancel()
    return new Response(cached.body, cached)
  }
  const making = underWay(services)
  const known = making.get(key)
  const make = async () => {
    const made = await services.images.transform(source, modifiers)
    await cache?.put(key, new Response(made, { headers }))
    return made
  }
  const result = known ?? make().finally(() => making.delete(key))
  making.set(key, result)
  try {
    if (known !== undefined) await source.body?.cancel()
    // Other requests may be waiting for it, so it is finished even when the first requester disconnects.
    else c.executionCtx.waitUntil(result.catch(() => {}))
    return new Response(await result, { headers })
  } catch (error) {
    services.log.error('image.transform', error, { request_id: c.get('requestId'), path })
    return refuse(503, 'The picture could not be made', { 'retry-after': String(RETRY_AFTER_S) })
  }
}

/**
 * The tags of the source pictures this isolate has read, and when: with its tag a cached result is found without
 * reading the source again.
 */
const tagsOf = perOwner((): RecentMap<string, { tag: string; at: number }> => new RecentMap(MAX_TAGS))

function knownTag(services: Services, path: string): string | null {
  const known = tagsOf(services).get(path)
  return known !== undefined && services.now() - known.at <= TAG_MS ? known.tag : null
}

/** The transformations in progress in this isolate: parallel requests for one picture share one. */
const underWay = perOwner((): Map<string, Promise<ArrayBuffer>> => new Map())

function refuse(status: number, reason: string, headers: Record<string, string> = {}): Response {
  return new Response(`${status} ${reason}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
