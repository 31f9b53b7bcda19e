/** Tells now and whenever it changes whether this tab is hidden; returns how to stop. */
export function watchVisibility(listener: (isHidden: boolean) => void): () => void {
  const tell = () => listener(document.visibilityState === 'hidden')
  document.addEventListener('visibilitychange', tell)
  tell()
  return () => document.removeEventListener('visibilitychange', tell)
}
