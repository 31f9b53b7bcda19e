/**
 * A refund that has reached the payer, known by its number at the gateway; in fen. Some gateways tell its own amount,
 * others only the total of all refunds of the payment. `raised`: by how much it has raised the known refunded sum.
 */
export type OrderRefund = {
  transactionId: string
  refundNo: string
  amount: number | null
  total: number | null
  raised: number
}

/** A refund as reported. */
export type ToldRefund = Omit<OrderRefund, 'raised'>

/** The sum of the refunds of a payment, in fen. */
export function raisedOf(refunds: readonly OrderRefund[], transactionId: string): number {
  return sumOf(refunds.filter((one) => one.transactionId === transactionId).map(({ raised }) => raised))
}

/**
 * Adds a reported refund to the known ones, and calculates how much of its payment has been refunded (`back`): the
 * largest of what was known `before`, the sum of the single amounts, and the largest total. So reports may come in any
 * order or get lost, and nothing is counted twice.
 * @returns null when the report says nothing new
 */
export function withTold(
  refunds: readonly OrderRefund[],
  { transactionId, refundNo, amount, total }: ToldRefund,
  before: number,
): { refunds: OrderRefund[]; told: OrderRefund; back: number } | null {
  const known = refunds.find((one) => one.transactionId === transactionId && one.refundNo === refundNo)
  const told = {
    transactionId,
    refundNo,
    amount: amount ?? known?.amount ?? null,
    total: total === null ? (known?.total ?? null) : Math.max(total, known?.total ?? 0),
    raised: known?.raised ?? 0,
  }
  if (told.amount === known?.amount && told.total === known?.total) return null
  const others = refunds.filter((one) => one !== known)
  const ofPayment = [...others, told].filter((one) => one.transactionId === transactionId)
  const amounts = sumOf(ofPayment.map((one) => one.amount ?? 0))
  const back = Math.max(before, amounts, ...ofPayment.map((one) => one.total ?? 0))
  const counted = { ...told, raised: told.raised + back - before }
  return { refunds: [...others, counted], told: counted, back }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
