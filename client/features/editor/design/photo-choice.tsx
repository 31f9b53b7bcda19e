import { useMessages } from '#client/i18n/messages.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { hasPhotoPlace } from '#src/resume/print/photo.ts'
import { editorDesignMessages } from '#src/texts/editor-design.ts'
import { Group } from './group.tsx'
import { Segments } from './segments.tsx'
import { useDesign } from './use-design.ts'

/** The choice whether the photo is printed, in which size and shape. */
export function PhotoChoice() {
  const t = useMessages(editorDesignMessages)
  const { design, set } = useDesign()
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
        onChange={(photoSize) => set({ photoSize })}
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
            onChange={(photoFrame) => set({ photoFrame })}
          />
        </div>
      )}
    </Group>
  )
}
