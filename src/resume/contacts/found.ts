/** A contact in a normal text; `national` are the digits of a phone number without its country's. */
export type Found = { start: number; end: number } & (
  | { kind: 'phone'; national: string }
  | { kind: 'mail'; domain: number }
  | { kind: 'name' }
)
