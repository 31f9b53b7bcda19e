import { type DragEvent, useState } from 'react'
import { editorMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'

/**
 * Takes a file that is dropped on an element, whatever is inside it: text fields would open it instead. Of several the
 * first is taken, and that is said.
 * @returns whether a file is over the element, and its handlers
 */
export function useFileDrop(onFile: (file: File) => void, isReading: boolean) {
  const t = useMessages(editorMessages)
  const { notify } = useClient()
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
      const [file, ...others] = event.dataTransfer.files
      if (file === undefined || isReading) return
      if (others.length > 0) notify({ kind: 'info', title: t.oneFile, text: t.oneFileText(file.name) })
      onFile(file)
    },
  }
  return { isOver, handlers }
}

/** Text that is dragged is left to the browser. */
function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files')
}
