import type { Ref } from 'react'

type PictureInputProps = {
  ref: Ref<HTMLInputElement>
  /** Opens the camera at once, where there is one. */
  camera?: boolean
  onFile: (file: File | undefined) => void
}

/** A hidden file input for pictures, clicked by a visible button. The same file can be chosen again. */
export function PictureInput({ ref, camera = false, onFile }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/jpeg,image/png,image/webp,image/*"
      capture={camera ? 'user' : undefined}
      className="hidden"
      aria-hidden="true"
      tabIndex={-1}
      onChange={({ currentTarget }) => {
        onFile(currentTarget.files?.[0])
        currentTarget.value = ''
      }}
    />
  )
}
