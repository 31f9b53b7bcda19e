import { useId, useRef } from 'react'
import { Button } from '#client/components/button.tsx'
import { PartBoundary } from '#client/components/part-boundary.tsx'
import type { Crop } from '#client/components/photo/crop.ts'
import { croppedPhoto } from '#client/components/photo/photo-file.ts'
import { PictureInput } from '#client/components/photo/picture-input.tsx'
import { usePicture } from '#client/components/photo/use-picture.ts'
import { profileMessages } from '#client/i18n/account-profile.ts'
import { editorPhotoMessages } from '#client/i18n/editor-photo.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { useAction } from '#client/lib/use-action.ts'
import { initialOf } from '#src/lib/initial.ts'

const PhotoCropper = lazyPart(
  import.meta.env.SSR ? null : async () => (await import('#client/components/photo/photo-cropper.tsx')).PhotoCropper,
)

type PictureFieldProps = { name: string; picture: string | null; onChange: (key: string | null) => void }

/** The user's picture: choose, crop to a square, upload. It takes effect when the profile is saved. */
export function PictureField({ name, picture, onChange }: PictureFieldProps) {
  const t = useMessages(profileMessages)
  const faults = useMessages(editorPhotoMessages)
  const client = useClient()
  const input = useRef<HTMLInputElement>(null)
  const { picture: opened, fault, take, close } = usePicture()
  const { busy, run } = useAction()
  const faultId = useId()

  function upload(bitmap: ImageBitmap, crop: Crop): void {
    run(async () => {
      const image = await croppedPhoto(bitmap, 'square', crop)
      onChange((await client.call('user.Resume/uploadPhoto', { image })).data.key)
      close()
    })
  }

  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">{t.picture}</p>
      <div className="flex flex-wrap items-center gap-4">
        <div className="grid size-16 flex-none place-items-center overflow-hidden rounded-full bg-accent text-2xl font-medium text-on-accent">
          {picture === null ? (
            initialOf(name)
          ) : (
            <img src={`/api/user.Resume/photo?key=${picture}`} alt={t.picture} className="size-full object-cover" />
          )}
        </div>
        <PictureInput ref={input} onFile={take} />
        <Button
          size="small"
          aria-describedby={fault === null ? undefined : faultId}
          onClick={() => input.current?.click()}
        >
          {picture === null ? t.upload : t.replace}
        </Button>
        {picture !== null && (
          <Button size="small" variant="quiet" onClick={() => onChange(null)}>
            {t.remove}
          </Button>
        )}
      </div>
      <p id={faultId} role="alert" className="mt-1.5 text-sm text-seal empty:hidden">
        {fault && faults[fault]}
      </p>
      {opened && (
        <PartBoundary onGone={close}>
          <PhotoCropper
            picture={opened}
            shape="square"
            isFixed
            busy={busy}
            onUse={(_shape, crop) => upload(opened, crop)}
            onClose={close}
          />
        </PartBoundary>
      )}
    </div>
  )
}
