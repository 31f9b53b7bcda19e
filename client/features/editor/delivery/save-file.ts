/** Saves a file, or opens the system's sheet where nothing can be saved; false when neither could be done. */
export async function handOver(file: File): Promise<boolean> {
  if (!canSave()) return canShare(file) && shareFile(file)
  saveFile(file)
  return true
}

/** Whether this browser saves a file for a page; one opened from an iPhone's home screen only shows it. */
function canSave(): boolean {
  const isFromHomeScreen = 'standalone' in navigator && navigator.standalone === true
  return 'download' in HTMLAnchorElement.prototype && !isFromHomeScreen
}

/** Hands a file to the browser's own download. */
function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // Safari reads the address only later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Whether the system has a sheet to send a file with, as phones have. */
export function canShare(file: File): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches && (navigator.canShare?.({ files: [file] }) ?? false)
}

/** Opens the system's sheet; false when it could not be opened. Closing it again is an answer too. */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
