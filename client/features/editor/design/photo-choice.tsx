import { usePart } from '#client/features/editor/forms/use-part.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { setDesign } from '#src/resume/edits.ts'
import { hasPhotoPlace } from '#src/resume/print/photo.ts'
import { editorDesignMessages } from '#src/texts/editor-design.ts'
import { Group } from './group.tsx'
import { Segments } from './segments.tsx'

/** The choice whether the photo is printed, in which size and shape. */
export function PhotoChoice() {
  const t = useMessages(editorDesignMessages)
  const { edit } = useEditor()
  const design = usePart((document) => document.design)
  const isPrinted = hasPhotoPlace(design, findDesign(design.id))
  return (
    <Group title={t.photo} note={t.photoNote}>
      <Segments
        label={t.photoSize}
        options={[
          ['none', t.photoNone],
          ['small', t.photoSmall],
          ['medium', t.photoMedium],
          ['large', t.photoLarge],
        ]}
        value={isPrinted ? (design.photoSize ?? 'medium') : 'none'}
        onChange={(photoSize) => edit(setDesign({ photoSize }))}
      />
      {isPrinted && (
        <div className="mt-3">
          <Segments
            label={t.photoFrame}
            options={[
              ['square', t.photoSquare],
              ['rounded', t.photoRounded],
              ['circle', t.photoCircle],
            ]}
            value={design.photoFrame ?? 'square'}
            onChange={(photoFrame) => edit(setDesign({ photoFrame }))}
          />
        </div>
      )}
    </Group>
  )
}
