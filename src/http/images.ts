import type { Response as AssetResponse } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import type { Services } from '#src/services.ts'
import { type ImageModifiers, modifiersKey, readModifiers } from './image-modifiers.ts'
import type { AppEnv } from './types.ts'

/** The pictures that may be transformed: only our own. */
const SOURCE = /^\/(?:previews|og)\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:webp|png|jpg)$/
/** The query that distinguishes versions of a picture. */
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

/** Caches at the edge, under the hash of the picture's content: made-up or outdated versions cannot fill the cache. */
async function transformed(
  c: Context<AppEnv>,
  source: AssetResponse,
  path: string,
  modifiers: ImageModifiers,
): Promise<Response> {
  const { services } = c.var
  const cache = await services.images.openCache()
  const tag = encodeURIComponent(source.headers.get('etag') ?? '')
  const key = `${new URL(c.req.url).origin}/_img/${modifiersKey(modifiers)}${path}?${tag}`
  const headers = { 'content-type': modifiers.format, 'cache-control': 'public, max-age=31536000, immutable' }
  const cached = await cache?.match(key)
  if (cached !== undefined) {
    await source.body?.cancel()
    return new Response(cached.body, cached)
  }
  const making = underWay.get(services) ?? new Map<string, Promise<ArrayBuffer>>()
  underWay.set(services, making)
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
    // Others may wait for it: it is made even when whoever asked first leaves.
    else c.executionCtx.waitUntil(result.catch(() => {}))
    return new Response(await result, { headers })
  } catch (error) {
    services.log.error('image.transform', error, { request_id: c.get('requestId'), path })
    return refuse(503, 'The picture could not be made', { 'retry-after': String(RETRY_AFTER_S) })
  }
}

/** The pictures an isolate is making: each is made once, however many ask for it. */
const underWay = new WeakMap<Services, Map<string, Promise<ArrayBuffer>>>()

function refuse(status: number, reason: string, headers: Record<string, string> = {}): Response {
  return new Response(`${status} ${reason}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
