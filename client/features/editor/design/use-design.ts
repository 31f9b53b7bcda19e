import { usePart } from '#client/features/editor/forms/use-part.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import type { DesignChoice } from '#src/resume/document.ts'
import { setDesign } from '#src/resume/edits.ts'

/** What the document decides of its design, and `set`, which changes it as `setDesign` and `edit` do. */
export function useDesign() {
  const { edit } = useEditor()
  const design = usePart((document) => document.design)
  return { design, set: (fields: Partial<DesignChoice>, label?: string) => edit(setDesign(fields), label) }
}
