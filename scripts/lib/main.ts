/** A failure that the user can fix: its message is one sentence that says how. */
export class Trouble extends Error {}

/** What a caught error says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Runs a script. `Trouble` is printed as its message, any other error with its stack; both exit with 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Trouble ? error.message : error)
    process.exit(1)
  })
}
