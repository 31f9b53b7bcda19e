import { useWindowEvent } from '#client/lib/use-window-event.ts'

/** Keeps a file that is dropped where nothing takes it from being opened in place of the page. */
export function useDropGuard(): void {
  useWindowEvent('dragover', refuse)
  useWindowEvent('drop', refuse)
}

function refuse(event: DragEvent): void {
  const { target, dataTransfer } = event
  const isTaken = event.defaultPrevented || (target instanceof HTMLInputElement && target.type === 'file')
  if (isTaken || dataTransfer === null || !dataTransfer.types.includes('Files')) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}
