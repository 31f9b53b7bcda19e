/** The initial shown in place of a person's picture; empty for an empty name. */
export function initialOf(name: string): string {
  return [...name][0]?.toUpperCase() ?? ''
}
