import { type DragEvent, useState } from 'react'

/**
 * Takes files that are dropped on an element, whatever is inside it: text fields would open them instead.
 * @returns whether a file is over the element, and its handlers
 */
export function useFileDrop(onFile: (file: File) => void, isReading: boolean) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer.files[0]
      if (file !== undefined && !isReading) onFile(file)
    },
  }
  return { isOver, handlers }
}

/** Text that is dragged is left to the browser. */
function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files')
}
