/** The sign a person's picture is made of; empty for an empty name. */
export function initialOf(name: string): string {
  return [...name][0]?.toUpperCase() ?? ''
}
