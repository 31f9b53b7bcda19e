/**
 * Serialises JSON for a `<script type="application/json">`: the result can neither end the element nor break a line.
 */
export function toJsonScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
