import { useState } from 'react'
import { openPicture, type PhotoFault } from './photo-file.ts'

/** State of a chosen picture to be cropped, or of why it cannot be. */
export function usePicture() {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [fault, setFault] = useState<PhotoFault | null>(null)

  async function open(file: Blob): Promise<void> {
    const opened = await openPicture(file)
    setFault(typeof opened === 'string' ? opened : null)
    if (typeof opened !== 'string') setPicture(opened)
  }

  return {
    picture,
    fault,
    take: (file: Blob | undefined) => {
      if (file !== undefined) void open(file)
    },
    close: () => setPicture(null),
  }
}
