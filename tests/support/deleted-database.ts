/** Deletes a database, as a browser does that deletes the data of a site; `blocked` while something has it open. */
export function deletionOf(name: string): Promise<'deleted' | 'blocked'> {
  return new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(name)
    deletion.onsuccess = () => resolve('deleted')
    deletion.onblocked = () => resolve('blocked')
    deletion.onerror = () => reject(deletion.error)
  })
}
