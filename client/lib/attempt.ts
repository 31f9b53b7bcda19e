/** Runs an action of the user. Resolves to whether it succeeded; a failure goes to `report`, which shows it. */
export async function attempt(run: () => Promise<void>, report: (error: unknown) => void): Promise<boolean> {
  try {
    await run()
    return true
  } catch (error) {
    report(error)
    return false
  }
}
