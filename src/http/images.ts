import type { Response as AssetResponse } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import { type ImageModifiers, modifiersKey, readModifiers } from './image-modifiers.ts'
import type { AppEnv } from './types.ts'

/** Our own pictures; nothing else is ever fetched. */
const SOURCE = /^\/(?:previews|og)\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:webp|png|jpg)$/
/** What tells one version of a picture from the next. */
const VERSION = /^(?:\?v=[a-z0-9]{1,16})?$/
const ADDRESS = /^\/_img\/([^/]+)(\/.+)$/
const RETRY_AFTER_S = 30

/** Answers `/_img/<modifiers>/<path>`: one of our pictures in another size or format. */
export async function serveImage(c: Context<AppEnv>): Promise<Response> {
  c.set('route', '/_img/*')
  const url = new URL(c.req.url)
  const [, text = '', path = ''] = ADDRESS.exec(url.pathname) ?? []
  const modifiers = readModifiers(text)
  if (modifiers === null || !VERSION.test(url.search)) return refuse(400, 'The picture cannot be had like this')
  const source = SOURCE.test(path) ? await c.get('services').assets.fetch(new URL(path, url).href) : null
  if (source === null || !source.ok) return refuse(404, 'There is no such picture')
  return transformed(c, source, path, modifiers)
}

/** From the edge's cache, which knows a picture by its content: neither versions made up nor old ones fill it. */
async function transformed(
  c: Context<AppEnv>,
  source: AssetResponse,
  path: string,
  modifiers: ImageModifiers,
): Promise<Response> {
  const { images, log } = c.get('services')
  const cache = await images.openCache()
  const tag = encodeURIComponent(source.headers.get('etag') ?? '')
  const key = `${new URL(c.req.url).origin}/_img/${modifiersKey(modifiers)}${path}?${tag}`
  const cached = await cache?.match(key)
  if (cached !== undefined) {
    await source.body?.cancel()
    return new Response(cached.body, cached)
  }
  try {
    const bytes = await images.transform(source, modifiers)
    const headers = { 'content-type': modifiers.format, 'cache-control': 'public, max-age=31536000, immutable' }
    if (cache !== null) c.executionCtx.waitUntil(cache.put(key, new Response(bytes, { headers })))
    return new Response(bytes, { headers })
  } catch (error) {
    log.error('image.transform', error, { request_id: c.get('requestId'), path })
    return refuse(503, 'The picture could not be made', { 'retry-after': String(RETRY_AFTER_S) })
  }
}

function refuse(status: number, reason: string, headers: Record<string, string> = {}): Response {
  return new Response(`${status} ${reason}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
