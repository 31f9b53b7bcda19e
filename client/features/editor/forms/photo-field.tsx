import { useId, useRef, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { PartBoundary } from '#client/components/part-boundary.tsx'
import type { Crop } from '#client/components/photo/crop.ts'
import { croppedPhoto } from '#client/components/photo/photo-file.ts'
import { PictureInput } from '#client/components/photo/picture-input.tsx'
import { usePicture } from '#client/components/photo/use-picture.ts'
import { useFileDrop } from '#client/features/editor/import/use-file-drop.ts'
import { pictureAt } from '#client/features/editor/pdf/photo.ts'
import { useHome, useReportUnkept } from '#client/features/editor/session/home.tsx'
import { photoAddress } from '#client/features/editor/session/photo-address.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorPhoneMessages } from '#client/i18n/editor-phone.ts'
import { editorPhotoMessages } from '#client/i18n/editor-photo.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { lazyPart } from '#client/lib/part.ts'
import { useAction } from '#client/lib/use-action.ts'
import { useWindowEvent } from '#client/lib/use-window-event.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import type { PhotoShape } from '#src/resume/document.ts'
import { setBasics } from '#src/resume/edits.ts'
import { hasPhotoPlace } from '#src/resume/print/photo.ts'
import { useFieldFocus } from './focus-field.ts'
import { usePart } from './use-part.ts'

const PhotoCropper = lazyPart(async () => (await import('#client/components/photo/photo-cropper.tsx')).PhotoCropper)
const PhoneDialog = lazyPart(async () => (await import('#client/features/editor/phone/phone-dialog.tsx')).PhoneDialog)

/** The photo field: choose, drop or paste a picture, crop it, upload it. */
export function PhotoField() {
  const t = useMessages(editorPhotoMessages)
  const { edit } = useEditor()
  const photo = usePart(({ basics }) => basics.photo ?? '')
  const shape = usePart(({ basics }) => basics.photoShape ?? '25x35')
  const isPrinted = usePart(({ design }) => hasPhotoPlace(design, findDesign(design.id)))
  const { picture, fault, take, close } = usePicture()
  const { isOver, handlers } = useFileDrop(take, false)
  const [isFromPhone, setFromPhone] = useState(false)
  const phone = useMessages(editorPhoneMessages)
  const input = useRef<HTMLInputElement>(null)
  const button = useFieldFocus<HTMLButtonElement>('basics.photo')
  const faultId = useId()
  const { upload, busy } = useUpload(close)
  const address = photoAddress({ basics: { photo } })
  /** The address of a photo that could not be fetched. */
  const [unseen, setUnseen] = useState('')
  const isUnseen = address !== '' && address === unseen

  async function adjust(): Promise<void> {
    const stored = await pictureAt(address).catch(() => null)
    setUnseen(stored === null ? address : '')
    if (stored !== null) take(stored)
  }

  // Pasted anywhere on the page; pasted text is left alone.
  useWindowEvent('paste', ({ clipboardData }) => take(pastedPicture(clipboardData)))

  return (
    <div
      className={`flex items-start gap-3 rounded-md ${isOver ? 'outline-2 outline-offset-4 outline-accent' : ''}`}
      {...handlers}
    >
      <div
        className={`grid h-28 flex-none place-items-center overflow-hidden rounded-md border border-line-strong bg-sunken ${shape === 'square' && address ? 'w-28' : 'w-20'}`}
      >
        {address && !isUnseen ? (
          <img src={address} alt={t.alt} onError={() => setUnseen(address)} className="size-full object-cover" />
        ) : (
          <Icon name="user" className="text-3xl text-line-strong" />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <PictureInput ref={input} onFile={take} />
        <div className="flex flex-wrap gap-2">
          <Button
            ref={button}
            size="small"
            aria-describedby={fault === null ? undefined : faultId}
            onClick={() => input.current?.click()}
          >
            {address ? t.replace : t.upload}
          </Button>
          {/* A phone does not offer to continue on another phone. */}
          <Button size="small" className="pointer-coarse:hidden" onClick={() => setFromPhone(true)}>
            {phone.fromPhone}
          </Button>
          {address && (
            <Button size="small" onClick={() => void adjust()}>
              {t.adjust}
            </Button>
          )}
          {photo !== '' && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                edit(setBasics({ photo: undefined, photoShape: undefined }))
                // This button is gone with the photo.
                button.current?.focus()
              }}
            >
              {t.remove}
            </Button>
          )}
        </div>
        <p className="mt-2 text-sm text-muted">{photo !== '' && !isPrinted ? t.notPrinted : <Hint />}</p>
        <p id={faultId} role="alert" className="text-sm text-seal">
          {fault ? t[fault] : isUnseen && t.unseen}
        </p>
      </div>
      {isFromPhone && (
        <PartBoundary onGone={() => setFromPhone(false)}>
          <PhoneDialog purpose="photo" onClose={() => setFromPhone(false)} />
        </PartBoundary>
      )}
      {picture && (
        <PartBoundary onGone={close}>
          <PhotoCropper
            picture={picture}
            shape={shape}
            busy={busy}
            onUse={(shape, crop) => upload(picture, shape, crop)}
            onClose={close}
          />
        </PartBoundary>
      )}
    </div>
  )
}

/**
 * The picture that is pasted. Spreadsheets and word processors put one of the copied text beside it; beside a copied
 * file some systems put its name.
 */
function pastedPicture(pasted: DataTransfer | null): File | undefined {
  const picture = [...(pasted?.files ?? [])].find(({ type }) => type.startsWith('image/'))
  const text = pasted?.getData('text/plain') ?? ''
  return text === '' || text === picture?.name ? picture : undefined
}

/** Says how to add a picture; touch screens have no drag and paste. */
function Hint() {
  const t = useMessages(editorPhotoMessages)
  return (
    <>
      <span className="pointer-coarse:hidden">{t.drop}</span>
      <span className="hidden pointer-coarse:inline">{t.tap}</span>
    </>
  )
}

/** Uploads the cropped picture and puts its key into the document. */
function useUpload(onDone: () => void) {
  const report = useReportUnkept()
  const { edit } = useEditor()
  const { keepPhoto } = useHome()
  const { busy, run } = useAction()

  function upload(picture: ImageBitmap, shape: PhotoShape, crop: Crop): void {
    const put = async () => {
      const photo = await keepPhoto(await croppedPhoto(picture, shape, crop))
      edit(setBasics({ photo, photoShape: shape }))
      onDone()
    }
    run(put, { onFailure: (error) => report(error, () => upload(picture, shape, crop)) })
  }

  return { upload, busy }
}
