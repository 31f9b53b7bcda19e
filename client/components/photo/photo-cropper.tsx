import { useCallback, useId, useRef, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import { Icon } from '#client/components/icon.tsx'
import { editorPhotoMessages } from '#client/i18n/editor-photo.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { type PhotoShape, photoShapes } from '#src/resume/document.ts'
import { photoSizes } from '#src/resume/photo-sizes.ts'
import { blurredSize, type Crop, firstCrop, isChosen, panned, within } from './crop.ts'
import { drawCrop } from './photo-file.ts'
import { useGestures } from './use-gestures.ts'

const STEP = 0.04
const ZOOM_STEP = 1.1

type PhotoCropperProps = {
  picture: ImageBitmap
  shape: PhotoShape
  /** The user cannot choose another shape. */
  isFixed?: boolean
  busy: boolean
  onUse: (shape: PhotoShape, crop: Crop) => void
  onClose: () => void
}

/** Lets the user choose the part of a picture that becomes the photo. */
export function PhotoCropper({ picture, shape: first, isFixed = false, busy, onUse, onClose }: PhotoCropperProps) {
  const t = useMessages(editorPhotoMessages)
  const [shape, setShape] = useState(first)
  const [crop, setCrop] = useState(() => firstCrop(picture, first))
  // Another picture was pasted meanwhile: the part that was chosen is one of the former.
  const [cropped, setCropped] = useState(picture)
  if (cropped !== picture) {
    setCropped(picture)
    setCrop(firstCrop(picture, shape))
  }
  const blurred = blurredSize(picture, shape, crop)
  const helpId = useId()
  const pan = (right: number, down: number) => setCrop((crop) => panned(picture, shape, crop, right, down))
  const zoomBy = (factor: number) => setCrop((crop) => within(picture, shape, { ...crop, zoom: crop.zoom * factor }))

  return (
    <Dialog open onClose={onClose} title={t.crop} closesOutside={false}>
      {!isFixed && (
        <fieldset className="mt-4 flex flex-wrap gap-2">
          <legend className="sr-only">{t.shape}</legend>
          {photoShapes.map((option) => (
            <label
              key={option}
              className="flex min-h-11 items-center rounded-md border border-field px-3 text-sm has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="shape"
                className="sr-only"
                checked={shape === option}
                onChange={() => {
                  setShape(option)
                  setCrop((crop) => within(picture, option, crop))
                }}
              />
              {t[option]}
            </label>
          ))}
        </fieldset>
      )}
      <CropArea picture={picture} shape={shape} crop={crop} helpId={helpId} onPan={pan} onZoom={zoomBy} />
      <div className="mx-auto mt-3 flex max-w-72 items-center gap-1">
        <button type="button" className="icon-btn" aria-label={t.zoomOut} onClick={() => zoomBy(1 / ZOOM_STEP)}>
          <span aria-hidden="true" className="text-xl">
            −
          </span>
        </button>
        <input
          type="range"
          aria-label={t.zoom}
          className="h-11 min-w-0 flex-1 accent-(--color-accent)"
          min={1}
          max={6}
          step={0.05}
          value={crop.zoom}
          onChange={({ currentTarget }) =>
            setCrop((crop) => within(picture, shape, { ...crop, zoom: Number(currentTarget.value) }))
          }
        />
        <button type="button" className="icon-btn" aria-label={t.zoomIn} onClick={() => zoomBy(ZOOM_STEP)}>
          <Icon name="plus" />
        </button>
      </div>
      <p
        id={helpId}
        data-unsaved={isChosen(picture, first, shape, crop) ? '' : undefined}
        className="mt-1 text-center text-sm text-muted"
      >
        {t.help}
      </p>
      <p role="status" className="mt-1 text-center text-sm text-seal tabular-nums empty:hidden">
        {blurred && t.blurred(blurred.width, blurred.height)}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button variant="primary" busy={busy} onClick={() => onUse(shape, crop)}>
          {busy ? t.uploading : t.use}
        </Button>
      </div>
    </Dialog>
  )
}

type CropAreaProps = {
  picture: ImageBitmap
  shape: PhotoShape
  crop: Crop
  helpId: string
  /** Pans by fractions of the area's size. */
  onPan: (right: number, down: number) => void
  onZoom: (factor: number) => void
}

function CropArea({ picture, shape, crop, helpId, onPan, onZoom }: CropAreaProps) {
  const t = useMessages(editorPhotoMessages)
  const area = useRef<HTMLDivElement>(null)
  const { width, height } = photoSizes[shape]
  useGestures(area, onPan, onZoom)

  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas) drawCrop(canvas, picture, shape, crop)
    },
    [picture, shape, crop],
  )

  return (
    <div
      ref={area}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
      tabIndex={0}
      role="application"
      aria-label={t.area}
      aria-describedby={helpId}
      className="mx-auto mt-4 w-fit cursor-grab touch-none overflow-hidden rounded-md border border-field active:cursor-grabbing"
      onKeyDown={(event) => {
        const act = keys[event.key]
        if (act === undefined) return
        event.preventDefault()
        act(onPan, onZoom)
      }}
    >
      <canvas ref={draw} width={width} height={height} className="block h-72 max-h-[45dvh] w-auto" />
    </div>
  )
}

type KeyAction = (pan: CropAreaProps['onPan'], zoom: CropAreaProps['onZoom']) => void

const keys: Record<string, KeyAction> = {
  ArrowLeft: (pan) => pan(-STEP, 0),
  ArrowRight: (pan) => pan(STEP, 0),
  ArrowUp: (pan) => pan(0, -STEP),
  ArrowDown: (pan) => pan(0, STEP),
  '+': (_pan, zoom) => zoom(ZOOM_STEP),
  '=': (_pan, zoom) => zoom(ZOOM_STEP),
  '-': (_pan, zoom) => zoom(1 / ZOOM_STEP),
}
