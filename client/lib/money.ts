/** Formats an amount in fen: ¥69.00. */
export function formatYuan(fen: number): string {
  return `¥${(fen / 100).toFixed(2)}`
}
