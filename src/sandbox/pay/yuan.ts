/** Formats an amount in fen as gateways do: `12.30`. */
export function yuan(fen: number): string {
  const digits = String(fen).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
