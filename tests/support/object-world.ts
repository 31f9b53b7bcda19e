/** Creates the state that tests share with the objects they drive, anew for each file. */
export function freshObjectWorld() {
  return {
    /** The objects' clock, in ms since 1970. */
    now: Date.parse('2026-11-21T10:00:00+08:00'),
    /** Whether the index of résumés can be written. */
    indexDown: false,
    /** Called before the index is written. */
    onIndex: (): void => {},
    /** What was logged as an error. */
    errors: [] as unknown[],
  }
}

export const objectWorld = freshObjectWorld()
