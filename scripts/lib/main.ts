/** A failure people can do something about: its message is one sentence for them. */
export class Trouble extends Error {}

/** Runs a script: trouble is told in its own words, anything else with its stack; both exit with 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Trouble ? error.message : error)
    process.exit(1)
  })
}
