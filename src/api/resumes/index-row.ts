import { indexResume } from '#src/api/db/resumes/resumes.ts'
import { forgetSockets } from '#src/api/db/resumes/sockets.ts'
import type { ResumeObjectDeps } from '#src/api/documents/resume-object.ts'
import { completenessOf, resumeTitle } from '#src/resume/completeness.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import type { Services } from '#src/services.ts'

/** The fields of a résumé's index row that derive from its document. */
export function indexFields(doc: ResumeDocument) {
  return {
    title: resumeTitle(doc),
    locale: doc.locale,
    design: doc.design.id,
    colour: doc.design.colour ?? null,
    completeness: completenessOf(doc).percent,
    twin: doc.twin ?? null,
  }
}

/** The parts of a document whose changes a list should show at once. */
function looksOf(doc: ResumeDocument): string {
  const { completeness: _, ...looks } = indexFields(doc)
  return JSON.stringify(looks)
}

/** The dependencies of the object of a résumé: the clock, the log, the index it updates, and the list of sockets. */
export function resumeObjectDeps({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>): ResumeObjectDeps {
  return {
    now,
    log,
    forgetSocket: (id) => forgetSockets(db, [id]),
    looksNew: (before, after) => looksOf(before) !== looksOf(after),
    index: ({ id, doc, rev, updatedAt, deletedAt }) =>
      indexResume(db, { id, rev, updated_at: updatedAt, deleted_at: deletedAt, ...indexFields(doc) }),
  }
}
