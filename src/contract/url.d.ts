// Every runtime has URLSearchParams, but no library of types has it without the rest of the DOM.
interface URLSearchParams {
  readonly size: number
  get(name: string): string | null
  has(name: string): boolean
  set(name: string, value: string): void
  toString(): string
}
declare const URLSearchParams: new (init?: Record<string, string>) => URLSearchParams
