import { useMemo, useSyncExternalStore } from 'react'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import type { ResumeDocument, ResumeItem } from '#src/resume/document.ts'

/** Selects a part of the document and renders again when it changes; parts are compared by identity. */
export function usePart<T>(select: (document: ResumeDocument) => T): T {
  const { document } = useEditor()
  const read = () => select(document.get())
  return useSyncExternalStore(document.subscribe, read, read)
}

/** An item; undefined if it no longer exists. */
export function useItem(id: string): ResumeItem | undefined {
  return usePart(({ items }) => items[id])
}

/** Selects ids in the document; the list stays the same object as long as they are the same. */
export function useIds(select: (document: ResumeDocument) => readonly string[]): string[] {
  const joined = usePart((document) => select(document).join(' '))
  return useMemo(() => joined.split(' ').filter(Boolean), [joined])
}
