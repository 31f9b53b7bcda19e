import { refundWords } from './ledger.ts'
import { amountIn, pattern, SOME, type Words } from './words.ts'

/** Describes an entry of the list of orders as the ledger does. */
export function orderSeen(text: string, { orders: o }: Words): string {
  const badges = [o.refunding, o.refundFailed, o.refunded, o.paid, o.closed, o.pending]
  const note = Object.values(o.closedBecause).find((words) => text.includes(words)) ?? ''
  const [returned = '', money = ''] = returnedIn(text, o) ?? []
  const rest = text.replace(note, '').replace(returned, '')
  const badge = badges.find((words) => rest.includes(words)) ?? ''
  return [amountIn(text), badge, note, money].filter(Boolean).join(' ')
}

/** The text of a refund on the page, and the same in the words of the table. */
function returnedIn(text: string, { refunds, ofPaid }: Words['orders']): [string, string] | null {
  for (const state of ['under_way', 'done', 'failed'] as const) {
    for (const amount of [ofPaid(SOME.amount, SOME.amount), SOME.amount]) {
      const found = pattern(refunds[state](amount, SOME.time)).exec(text)
      if (found !== null) return [found[0], refundWords(state, found[1] ?? '')]
    }
  }
  return null
}
