/** A failure that the user can fix: its message is one sentence that says how. */
export class Trouble extends Error {}

/** Runs a script. `Trouble` is printed as its message, any other error with its stack; both exit with 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Trouble ? error.message : error)
    process.exit(1)
  })
}
