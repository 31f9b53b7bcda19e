import { useMemo, useSyncExternalStore } from 'react'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { liveEntries, type ResumeDocument, type ResumeItem, type ResumeSection } from '#src/resume/document.ts'
import { itemsIn } from '#src/resume/edits.ts'

/** Selects a part of the document and renders again when it changes; parts are compared by identity. */
export function usePart<T>(select: (document: ResumeDocument) => T): T {
  const { document } = useEditor()
  const read = () => select(document.get())
  return useSyncExternalStore(document.subscribe, read, read)
}

/** A section; undefined if it no longer exists. */
export function useSection(id: string): ResumeSection | undefined {
  return usePart(({ sections }) => sections[id])
}

/** An item; undefined if it no longer exists. */
export function useItem(id: string): ResumeItem | undefined {
  return usePart(({ items }) => items[id])
}

/** The ids of the sections, in order. */
export function useSectionIds(): string[] {
  return useIds((document) => liveEntries(document.sections))
}

/** The ids of a section's items, in order. */
export function useItemIds(section: string): string[] {
  return useIds((document) => itemsIn(document, section))
}

function useIds(select: (document: ResumeDocument) => [string, unknown][]): string[] {
  const joined = usePart((document) =>
    select(document)
      .map(([id]) => id)
      .join(' '),
  )
  return useMemo(() => joined.split(' ').filter(Boolean), [joined])
}
