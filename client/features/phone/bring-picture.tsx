import { useId, useRef } from 'react'
import { Button } from '#client/components/button.tsx'
import { PartBoundary } from '#client/components/part-boundary.tsx'
import type { Crop } from '#client/components/photo/crop.ts'
import { croppedPhoto } from '#client/components/photo/photo-file.ts'
import { PictureInput } from '#client/components/photo/picture-input.tsx'
import { usePicture } from '#client/components/photo/use-picture.ts'
import { editorPhotoMessages } from '#client/i18n/editor-photo.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { phoneMessages } from '#client/i18n/phone.ts'
import { useClient } from '#client/lib/client.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { useAction } from '#client/lib/use-action.ts'
import type { BroughtPicture } from '#client/machines/handoff-phone/handoff-phone.types.ts'
import { AnnouncedStep, type StepHeading } from './announced-step.tsx'

const PhotoCropper = lazyPart(
  import.meta.env.SSR ? null : async () => (await import('#client/components/photo/photo-cropper.tsx')).PhotoCropper,
)

type BringPictureProps = {
  heading: StepHeading
  /** Chooses another picture in place of one that did not arrive, without title and introduction. */
  isAgain?: boolean
  onBring: (picture: BroughtPicture) => void
}

/** Lets the user take or choose a picture, and crop it. */
export function BringPicture({ heading, isAgain = false, onBring }: BringPictureProps) {
  const t = useMessages(phoneMessages)
  const faults = useMessages(editorPhotoMessages)
  const client = useClient()
  const camera = useRef<HTMLInputElement>(null)
  const album = useRef<HTMLInputElement>(null)
  const { picture, fault, take, close } = usePicture()
  const { busy, run } = useAction()
  const faultId = useId()

  const use = (bitmap: ImageBitmap, shape: BroughtPicture['shape'], crop: Crop) =>
    run(
      async () => {
        const image = await croppedPhoto(bitmap, shape, crop)
        close()
        onBring({ image, shape })
      },
      { onFailure: client.report },
    )

  const choice = (
    <>
      <PictureInput ref={camera} camera onFile={take} />
      <PictureInput ref={album} onFile={take} />
      <div className="grid gap-3">
        <Button
          variant={isAgain ? 'secondary' : 'primary'}
          size="large"
          aria-describedby={fault === null ? undefined : faultId}
          onClick={() => camera.current?.click()}
        >
          {t.take}
        </Button>
        <Button size="large" onClick={() => album.current?.click()}>
          {t.pick}
        </Button>
      </div>
      <p id={faultId} role="alert" className="mt-3 text-sm text-seal empty:hidden">
        {fault && faults[fault]}
      </p>
      {picture && (
        <PartBoundary onGone={close}>
          <PhotoCropper
            picture={picture}
            shape="25x35"
            busy={busy}
            onUse={(shape, crop) => use(picture, shape, crop)}
            onClose={close}
          />
        </PartBoundary>
      )}
    </>
  )
  if (isAgain) return <div className="mt-3">{choice}</div>
  return (
    <AnnouncedStep heading={heading} title={t.choose} text={t.chooseText}>
      {choice}
    </AnnouncedStep>
  )
}
