/** Does what a person asked for. Resolves to whether it was done; a failure goes to `report`, which shows it. */
export async function attempt(run: () => Promise<void>, report: (error: unknown) => void): Promise<boolean> {
  try {
    await run()
    return true
  } catch (error) {
    report(error)
    return false
  }
}
