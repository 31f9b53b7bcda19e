const YUAN = /^(-?)(\d{1,10})(?:\.(\d{1,2}))?$/

/** Formats an amount in fen as gateways do: `12.30`. */
export function yuanOf(fen: number): string {
  return `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
}

/** Parses an amount in yuan to fen; null when it is invalid. */
export function fenOf(yuan: string): number | null {
  const [, sign, whole, part = ''] = YUAN.exec(yuan) ?? []
  if (whole === undefined) return null
  const fen = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign === '-' && fen !== 0 ? -fen : fen
}
