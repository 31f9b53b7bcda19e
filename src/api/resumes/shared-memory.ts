import type { ShareRow } from '#src/api/db/resumes/shares.ts'
import { perOwner } from '#src/lib/per-owner.ts'
import { RecentMap } from '#src/lib/recent-map.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { sharedDocument } from '#src/resume/shared.ts'
import type { Services } from '#src/services.ts'

/** How many shared documents are cached, and for how long, in ms. */
const KEPT = 24
const KEPT_MS = 300_000

/** The shared document of a link, for one revision and the owner's settings. */
type Shown = { rev: number; hideContacts: boolean; until: number; document: ResumeDocument }

/**
 * The shared documents of the latest links, in the isolate's memory. Owned by the configuration, which all calls share;
 * each call has its own `services`.
 */
const memoryOf = perOwner((): RecentMap<string, Shown> => new RecentMap(KEPT))

/** Returns the shared document of a valid link; it is made once per revision and settings. */
export function sharedOf(
  { id, hide_contacts: hideContacts }: Pick<ShareRow, 'id' | 'hide_contacts'>,
  { rev, doc }: { rev: number; doc: ResumeDocument },
  services: Services,
): ResumeDocument {
  const memory = memoryOf(services.config)
  const now = services.now()
  const known = memory.get(id)
  const isSame = known?.rev === rev && known.hideContacts === hideContacts && known.until > now
  const shown = isSame
    ? known
    : { rev, hideContacts, until: now + KEPT_MS, document: sharedDocument(doc, { hideContacts }) }
  memory.set(id, shown)
  return shown.document
}

/** Removes a withdrawn link from the cache. */
export function forgetShared(shareId: string, services: Services): void {
  memoryOf(services.config).delete(shareId)
}
