import { saveFile } from '#client/api/download.ts'

/** Saves a file, or opens the system's share sheet where nothing can be saved. Resolves to false when neither works. */
export async function handOver(file: File): Promise<boolean> {
  if (!canSave()) return canShare(file) && shareFile(file)
  saveFile({ name: file.name, blob: file })
  return true
}

/** Whether this browser can save files; a page opened from an iPhone's home screen only shows them. */
function canSave(): boolean {
  const isFromHomeScreen = 'standalone' in navigator && navigator.standalone === true
  return 'download' in HTMLAnchorElement.prototype && !isFromHomeScreen
}

/** Whether the system has a share sheet for files, as phones do. */
export function canShare(file: File): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches && (navigator.canShare?.({ files: [file] }) ?? false)
}

/** Opens the system's share sheet. Resolves to false when that failed; closing the sheet counts as success. */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
