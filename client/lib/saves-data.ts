/** Whether somebody has asked their browser to load no more than needed; most browsers do not tell. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
