import type { D1Database, D1DatabaseSession } from '@cloudflare/workers-types'
import type { EndpointName } from '#src/contract/index.ts'
import type { Services } from '#src/services.ts'

/**
 * Calls that copies of the databases may answer, near the Worker, if they know what the caller must see. All others are
 * answered by the databases themselves: what they tell is changed by others than their caller (gateways, phones,
 * objects), or is about money, sessions or limits.
 */
const FROM_COPIES: ReadonlySet<string> = new Set<EndpointName>([
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

/** A bookmark of the ledger, and one of the database of content where that matters. */
const FORM = /^([\da-f-]{1,100})(?:\.([\da-f-]{1,100}))?$/

/** One view of both databases: what is asked through it is never older than what it was opened with or has seen. */
export type View = {
  services: Services
  /** The state of the ledger it has seen, if it was asked of the ledger itself; null otherwise. */
  seen: () => string | null
}

/**
 * Opens the view of the databases for a call, by its name.
 * @param bookmark what the caller must see, as they sent it; without one no copy is asked
 */
export function openView(name: string, bookmark: string | undefined, services: Services): View {
  const [, ledger = 'first-primary', content = 'first-primary'] =
    (FROM_COPIES.has(name) && FORM.exec(bookmark ?? '')) || []
  const session = services.db.withSession(ledger)
  const db = throughSession(services.db, session)
  return {
    services: { ...services, db, content: throughSession(services.content, services.content.withSession(content)) },
    seen: () => (ledger === 'first-primary' ? session.getBookmark() : null),
  }
}

/** Views by the page they are shared by, and by what they were opened with. */
const ofPages = new WeakMap<object, Map<string, View>>()

/** Opens the view that all calls of a page share which ask alike: they read the session once. */
export function openViewOfPage(page: object, name: string, bookmark: string | undefined, services: Services): View {
  const views = ofPages.get(page) ?? new Map<string, View>()
  ofPages.set(page, views)
  const key = FROM_COPIES.has(name) ? (bookmark ?? '') : ''
  const view = views.get(key) ?? openView(name, bookmark, services)
  views.set(key, view)
  return view
}

/** Writes the bookmark with which content and prices are read for the site's present version. */
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
