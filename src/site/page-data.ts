import {
  apiErrors,
  type DataEndpointName,
  isPublic,
  type PageQuery,
  type PayloadName,
  type PayloadOf,
  payloadSchema,
} from '#src/contract/index.ts'
import { NOT_SIGNED_IN } from '#src/contract/not-signed-in.ts'
import { perOwner } from '#src/lib/per-owner.ts'
import { RecentMap } from '#src/lib/recent-map.ts'
import { type Origin, OriginFailure, type Requester } from '#src/origin/index.ts'
import type { Services } from '#src/services.ts'
import type { Ask, Builder } from './builder.ts'
import { readSite, type SiteScope } from './config.ts'
import { readCached } from './kv-cache.ts'
import { builders } from './payloads.ts'

/** Increase it when the shape or meaning of a payload changes; older entries are then never read. */
const CACHE_VERSION = 5

/** Thrown when a private payload is requested without a valid session. */
export class SessionEnded extends Error {}

const goneKeys = ['resource.removed', 'share.expired', 'share.ended'] as const

/** Thrown when the content of a page has been removed. */
export class ContentRemoved extends Error {
  readonly key: (typeof goneKeys)[number]
  constructor(key: ContentRemoved['key']) {
    super(key)
    this.key = key
  }
}

/**
 * Returns the data of a page, through the KV cache when it is the same for everybody.
 * @returns null when the page does not exist
 * @throws OriginFailure when loading failed, SessionEnded when it needs a session, ContentRemoved when it was removed
 */
export async function readPayload<N extends PayloadName>(
  scope: SiteScope,
  name: N,
  query: PageQuery,
): Promise<PayloadOf<N> | null> {
  const { key, keeps, fallback, build }: Builder<N> = builders[name]
  if (!isPublic(name)) return build(askFor(scope.origin, scope.caller), query)
  const { version, bookmark } = await readSite(scope)
  // A replica that is behind this version must not answer for it.
  const caller = { ...scope.caller, token: null, bookmark }
  const load = () => build(askFor(scope.origin, caller), query)
  const address = key(query)
  if (address === null) return load()
  const storedAs = `payload:${CACHE_VERSION}:${caller.locale}:${name}:${address}`
  const cached = readCached(scope.services, scope.waitUntil, {
    version,
    key: storedAs,
    schema: payloadSchema(name),
    load,
    keeps: (value) => (keeps?.(value, query) ?? true) && (!isView(query) || isAskedAgain(scope.services, storedAs)),
  })
  if (fallback === undefined) return cached
  return cached.catch((error: unknown) => {
    if (!(error instanceof OriginFailure)) throw error
    scope.services.log.error('payload.fallback', error, { request_id: caller.requestId, payload: name })
    return fallback(caller.locale)
  })
}

/** Whether an address is a filtered or sorted view of a list, of which there are very many. */
function isView({ search }: PageQuery): boolean {
  return [...search.keys()].some((name) => name !== 'page')
}

/** Whether the payload built for an address may be cached; see `Builder.keeps`. */
export function keepsPayload<N extends PayloadName>(
  name: N,
  payloads: { [K in PayloadName]?: PayloadOf<K> },
  query: PageQuery,
): boolean {
  const { keeps }: Builder<N> = builders[name]
  const payload: PayloadOf<N> | undefined = payloads[name]
  return payload !== undefined && (keeps?.(payload, query) ?? true)
}

/** Calls that an API of an earlier version does not have; pages do without their data. */
const added: ReadonlySet<string> = new Set<DataEndpointName>(['user.Application/list'])

function isLacking(name: DataEndpointName, code: number): boolean {
  return added.has(name) && code === apiErrors['endpoint.unknown'].code
}

/**
 * Makes API calls for a page. Code 0 means that the thing does not exist (null); every other refusal fails the page.
 */
function askFor(origin: Origin, caller: Requester): Ask {
  return async (name, input) => {
    const result = await origin.call(name, input, caller)
    if (result.ok) return result.data
    if (result.code === 0 || isLacking(name, result.code)) return null
    const gone = goneKeys.find((key) => apiErrors[key].code === result.code)
    if (gone !== undefined) throw new ContentRemoved(gone)
    if (result.code === NOT_SIGNED_IN) throw new SessionEnded()
    throw new OriginFailure(`${name} refused: ${result.code} ${result.message}`)
  }
}

/** How many requested addresses an isolate remembers. */
const REMEMBERED = 500

const askedOf = perOwner((): RecentMap<string, true> => new RecentMap(REMEMBERED))

/**
 * Whether this isolate remembers an earlier request for an address. Only such addresses are worth caching: somebody who
 * requests every address there is fills nothing but this memory.
 */
function isAskedAgain(services: Services, address: string): boolean {
  const asked = askedOf(services)
  const isKnown = asked.has(address)
  asked.set(address, true)
  return isKnown
}
