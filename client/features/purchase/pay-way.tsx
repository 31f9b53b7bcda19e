import { ButtonLink } from '#client/components/button.tsx'
import { NewWindow } from '#client/components/new-window.tsx'
import { QrCode } from '#client/components/qr-code.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { useClient } from '#client/lib/client.tsx'
import { formatYuan } from '#client/lib/money.ts'
import type { CreatedOrder } from '#src/contract/orders.ts'
import type { PayPlace } from './pay-place.ts'

const QR_SIZE = 180

type PayWayProps = { order: CreatedOrder; method: string; app: string; place: PayPlace }

/**
 * How to pay an order here: a QR code, or on a phone a link. The link opens another window, so that this page keeps its
 * state; WeChat has only one window.
 */
export function PayWay({ order, method, app, place }: PayWayProps) {
  const t = useMessages(purchaseMessages)
  if (order.surface !== 'qr') {
    const isApart = order.surface === 'phone'
    return (
      <>
        <ButtonLink
          href={order.pay_url}
          {...(isApart && { target: '_blank', rel: 'noopener' })}
          variant="primary"
          size="large"
          wide
        >
          {isApart ? t.pay(method) : t.payHere}
          {isApart && <NewWindow />}
        </ButtonLink>
        <p className="text-xs text-muted">{isApart ? t.payText : t.payHereText}</p>
      </>
    )
  }
  return (
    <>
      <div className="rounded-lg border border-line bg-white p-2.5">
        <QrCode value={order.pay_url} alt={t.qrAlt(method, formatYuan(order.amount))} size={QR_SIZE} />
      </div>
      <p className="text-sm">{t.scan(app)}</p>
      {place === 'wechat' && <p className="text-sm text-muted">{t.wechatBrowser(method)}</p>}
      {place === 'phone' && <p className="text-sm text-muted">{t.noPhone(method)}</p>}
      <SimulatedPhone address={order.pay_url} />
    </>
  )
}

/** In development the QR code holds the address of a simulated phone. */
function SimulatedPhone({ address }: { address: string }) {
  const t = useMessages(purchaseMessages)
  const { sandboxUrl } = useClient()
  if (sandboxUrl === null || !address.startsWith(sandboxUrl)) return null
  return (
    <a href={address} target="_blank" rel="noopener" className="link -my-1 inline-block py-1 text-xs">
      {t.simulatedPhone}
      <NewWindow />
    </a>
  )
}
