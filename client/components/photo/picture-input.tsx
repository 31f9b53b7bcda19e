import type { Ref } from 'react'

type PictureInputProps = { ref: Ref<HTMLInputElement>; onFile: (file: File | undefined) => void }

/** Asks the system for a picture. It is hidden: a button that says so presses it. The same file can be chosen again. */
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
