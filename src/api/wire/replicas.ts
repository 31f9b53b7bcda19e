import type { D1Database, D1DatabaseSession } from '@cloudflare/workers-types'
import type { EndpointName } from '#src/contract/index.ts'
import { perOwner } from '#src/lib/per-owner.ts'
import type { Services } from '#src/services.ts'

/**
 * Calls that a read replica near the Worker may answer, if it has the state the caller must see. All others go to the
 * primary databases: their data is changed by others than the caller (gateways, phones, objects), or is about money,
 * sessions or limits.
 */
const FROM_REPLICAS: ReadonlySet<string> = new Set<EndpointName>([
  'config/content_index',
  'word.Jianli/list',
  'word.Jianli/detail',
  'article.Info/list',
  'article.Info/detail',
  'resume.Sample/list',
  'resume.Sample/detail',
  'site.Search/index',
  'user.vip/free',
  'user.Info/index',
  'user.Design/list',
  'user.TemplateCollections/marks',
  'user.TemplateCollections/userConllectionList',
])

/** A bookmark of the ledger, with one of the database of content where that matters. */
const FORM = /^([\da-f-]{1,100})(?:\.([\da-f-]{1,100}))?$/

/** Sessions of both databases: a query never reads an older state than the bookmark or an earlier query did. */
export type View = {
  services: Services
  /** The bookmark of the ledger after these queries, if the primary answered them; null otherwise. */
  seen: () => string | null
}

/**
 * Opens the view of the databases for a call.
 * @param bookmark the state the caller must see, as the caller sent it; without one the primary is asked
 */
export function openView(name: string, bookmark: string | undefined, services: Services): View {
  const [, ledger = 'first-primary', content = 'first-primary'] =
    (FROM_REPLICAS.has(name) && FORM.exec(bookmark ?? '')) || []
  const session = services.db.withSession(ledger)
  const db = throughSession(services.db, session)
  return {
    services: { ...services, db, content: throughSession(services.content, services.content.withSession(content)) },
    seen: () => (ledger === 'first-primary' ? session.getBookmark() : null),
  }
}

/** The views of each page being rendered, by their bookmark. */
const viewsOf = perOwner((): Map<string, View> => new Map())

/** Opens the view shared by all calls of a page with the same bookmark, which so read the session once. */
export function openViewOfPage(page: object, name: string, bookmark: string | undefined, services: Services): View {
  const views = viewsOf(page)
  const key = FROM_REPLICAS.has(name) ? (bookmark ?? '') : ''
  const view = views.get(key) ?? openView(name, bookmark, services)
  views.set(key, view)
  return view
}

/** The bookmark of both databases for reading what is public in the site's present version; none if one is unknown. */
export function publicBookmark(ledger: string | null, content: string | null): { bookmark?: string } {
  return ledger === null || content === null ? {} : { bookmark: `${ledger}.${content}` }
}

/** A database whose statements go through a session. */
function throughSession(database: D1Database, session: D1DatabaseSession): D1Database {
  return {
    prepare: (sql) => session.prepare(sql),
    batch: (statements) => session.batch(statements),
    exec: (sql) => database.exec(sql),
    withSession: (constraint) => database.withSession(constraint),
    dump: () => database.dump(),
  }
}
