/** The first of some texts that says something, without the spaces around it; empty when none does. */
export function firstSaid(...texts: readonly (string | undefined)[]): string {
  return texts.map((text) => text?.trim()).find(Boolean) ?? ''
}
