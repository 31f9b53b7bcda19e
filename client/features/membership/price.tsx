import { membershipMessages } from '#client/i18n/membership.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatYuan, priceBefore } from '#client/lib/money.ts'
import type { Plan } from '#src/contract/membership.ts'

/** What a plan costs this visitor, what it cost before or would without a deduction, and its price per day. */
export function Price({ plan, due }: { plan: Plan; due: number }) {
  const t = useMessages(membershipMessages)
  const { price, days } = plan
  const before = priceBefore(due, plan)
  const [yuan, fen] = formatYuan(due).slice(1).split('.')
  return (
    <div>
      <p className="price">
        <span className="sr-only">
          {t.price} {formatYuan(due)}
        </span>
        <span aria-hidden="true">
          <span className="price-sign">¥</span>
          {yuan}
          <span className="price-fen">.{fen}</span>
        </span>
        {before !== undefined && (
          <>
            <span className="sr-only"> {t.originalPrice} </span>
            <s>{formatYuan(before)}</s>
          </>
        )}
      </p>
      <p className="text-sm text-muted tabular-nums">
        {days === null ? t.payOnce : t.perDay(formatYuan(Math.ceil(price / days)))}
      </p>
    </div>
  )
}
