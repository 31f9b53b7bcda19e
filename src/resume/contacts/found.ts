/** A contact in a normalised text; `national` are the digits of a phone number without its country code. */
export type Found = { start: number; end: number } & (
  | { kind: 'phone'; national: string }
  | { kind: 'mail'; domain: number }
  | { kind: 'name' }
)
