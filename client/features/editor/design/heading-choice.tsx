import { usePart } from '#client/features/editor/forms/use-part.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorLookMessages } from '#client/i18n/editor-look.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { hasTitlesAbove } from '#src/resume/designs/design.ts'
import { headingKinds } from '#src/resume/designs/headings.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { setDesign } from '#src/resume/edits.ts'
import { SelectChoice } from './select-choice.tsx'

/** The choice of how section titles are decorated; nothing where the layout has them in a column or cell. */
export function HeadingChoice() {
  const t = useMessages(editorLookMessages)
  const { edit } = useEditor()
  const { id, heading } = usePart((document) => document.design)
  if (!hasTitlesAbove(findDesign(id).layout)) return null
  return (
    <SelectChoice
      label={t.heading}
      usual={t.ofDesign}
      options={headingKinds.map((kind) => [kind, t.headings[kind]])}
      value={heading}
      onChange={(next) => edit(setDesign({ heading: next }))}
    />
  )
}
