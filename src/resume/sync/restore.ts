import type { ResumeDocument } from '#src/resume/document.ts'

type Entries<T> = Record<string, T & { del?: number | undefined }>

/**
 * Turns an earlier version into an edit of the present document. Entries newer than the version are deleted softly, so
 * the restore can itself be undone, and unsaved edits of other devices merge on top.
 * @param at ms since 1970
 */
export function restoreVersion(now: ResumeDocument, version: ResumeDocument, at: number): ResumeDocument {
  const { twin: _, marks: __, ...content } = version
  // A résumé stays the twin it is; marks belong to the texts of their time.
  const marks = version.twin === now.twin ? version.marks : now.marks
  return {
    ...content,
    ...(now.twin !== undefined && { twin: now.twin }),
    ...(marks !== undefined && { marks }),
    sections: withDeleted(now.sections, version.sections, at),
    items: withDeleted(now.items, version.items, at),
  }
}

function withDeleted<T>(now: Entries<T>, version: Entries<T>, at: number): Entries<T> {
  const newer = Object.entries(now).flatMap(([id, entry]) =>
    version[id] ? [] : [[id, { ...entry, del: entry.del ?? at }] as const],
  )
  return { ...version, ...Object.fromEntries(newer) }
}
