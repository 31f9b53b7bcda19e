import { usePart } from '#client/features/editor/forms/use-part.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { latinFaces, latinFonts } from '#src/resume/designs/typefaces.ts'
import { setDesign } from '#src/resume/edits.ts'
import { editorDesignMessages } from '#src/texts/editor-design.ts'
import { SelectChoice } from './select-choice.tsx'

/** The choice of the Latin font family, independent of the Chinese typeface. */
export function LatinChoice() {
  const t = useMessages(editorDesignMessages)
  const { edit } = useEditor()
  const chosen = usePart((document) => document.design.latinFace)
  return (
    <SelectChoice
      label={t.latinFace}
      usual={t.latinOfTypeface}
      options={latinFaces.map((face) => [face, `${latinFonts[face].name} · ${t.latinKinds[face]}`])}
      value={chosen}
      onChange={(latinFace) => edit(setDesign({ latinFace }))}
      note={chosen && t.latinFont(latinFonts[chosen].name, latinFonts[chosen].word)}
    />
  )
}
