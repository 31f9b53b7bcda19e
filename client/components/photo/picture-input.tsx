import type { Ref } from 'react'

type PictureInputProps = { ref: Ref<HTMLInputElement>; onFile: (file: File | undefined) => void }

/** A hidden file input for pictures, clicked by a visible button. The same file can be chosen again. */
export function PictureInput({ ref, onFile }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/jpeg,image/png,image/webp,image/*"
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
