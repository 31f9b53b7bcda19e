/** Calls the listener with whether this tab is hidden, now and at each change; returns the unsubscribe function. */
export function watchVisibility(listener: (isHidden: boolean) => void): () => void {
  const tell = () => listener(document.visibilityState === 'hidden')
  document.addEventListener('visibilitychange', tell)
  tell()
  return () => document.removeEventListener('visibilitychange', tell)
}
