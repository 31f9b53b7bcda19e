import { membershipMessages } from '#client/i18n/membership.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatYuan } from '#client/lib/money.ts'
import type { Plan } from '#src/contract/membership.ts'

/** The price of a plan, and its price per day. */
export function Price({ plan }: { plan: Plan }) {
  const t = useMessages(membershipMessages)
  const { price, original_price, days } = plan
  const [yuan, fen] = formatYuan(price).slice(1).split('.')
  return (
    <div>
      <p className="price">
        <span className="sr-only">
          {t.price} {formatYuan(price)}
        </span>
        <span aria-hidden="true">
          <span className="price-sign">¥</span>
          {yuan}
          <span className="price-fen">.{fen}</span>
        </span>
        {original_price !== undefined && (
          <>
            <span className="sr-only"> {t.originalPrice} </span>
            <s>{formatYuan(original_price)}</s>
          </>
        )}
      </p>
      <p className="text-sm text-muted tabular-nums">
        {days === null ? t.payOnce : t.perDay(formatYuan(Math.ceil(price / days)))}
      </p>
    </div>
  )
}
