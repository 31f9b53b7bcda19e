import type { ResumeDocument } from '#src/resume/document.ts'

/** Copies a value as a message does: it shares no object with the sender. */
export function copy(document: ResumeDocument): ResumeDocument {
  const each = <T extends object>(records: Record<string, T>) =>
    Object.fromEntries(Object.entries(records).map(([id, record]) => [id, { ...record }]))
  const { basics, sections, items, design, marks } = document
  return {
    ...{ ...document, basics: { ...basics }, sections: each(sections), items: each(items), design: { ...design } },
    ...(marks && { marks: each(marks) }),
  }
}
