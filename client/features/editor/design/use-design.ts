import { usePart } from '#client/features/editor/forms/use-part.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import type { DesignChoice } from '#src/resume/document.ts'
import { setDesign } from '#src/resume/edits.ts'

/** Returns the document's choices of design, and `set`, which changes some of them as one edit. */
export function useDesign() {
  const { edit } = useEditor()
  const design = usePart((document) => document.design)
  return { design, set: (fields: Partial<DesignChoice>, label?: string) => edit(setDesign(fields), label) }
}
