/** Formats an amount in fen: ¥69.00. */
export function formatYuan(fen: number): string {
  return `¥${(fen / 100).toFixed(2)}`
}

/** The price to strike out beside what is due: the full one after a deduction, otherwise the usual one, if any. In fen. */
export function priceBefore(due: number, plan: { price: number; original_price?: number }): number | undefined {
  return due < plan.price ? plan.price : plan.original_price
}
