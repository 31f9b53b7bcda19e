const sheets = [
  'versions',
  'help',
  'share',
  'export',
  'import',
  'palette',
  'designs',
  'ownDesigns',
  'twin',
  'phone',
  'posting',
] as const
/** What opens over the editor, one at a time. */
export type EditorSheet = (typeof sheets)[number]

/** Whether a command only opens something over the editor. */
export function isSheet<C extends string>(command: C): command is C & EditorSheet {
  return sheets.some((sheet) => sheet === command)
}
