import type { Context } from 'hono'
import { parseJson } from '#src/lib/json.ts'
import type { SandboxEnv } from '#src/sandbox/bindings.ts'
import { phoneAddress } from '#src/sandbox/pay/address.ts'
import { wapPay } from './content.ts'
import { createTrade } from './methods.ts'

/** An error page: Alipay's own ones say no more than this. */
type Trouble = { trouble: string }

/**
 * Opens `alipay.trade.wap.pay` in the browser: the page on which the payer pays or cancels.
 * @see https://opendocs.alipay.com/open/29ae8cb6_alipay.trade.wap.pay
 */
export async function openCashier(
  c: Context<SandboxEnv>,
  parameters: ReadonlyMap<string, string>,
): Promise<{ to: string } | Trouble> {
  const read = wapPay.safeParse(parseJson(parameters.get('biz_content') ?? ''))
  if (!read.success) return { trouble: 'ACQ.INVALID_PARAMETER' }
  const refusal = await createTrade({ c, input: read.data, notifyUrl: parameters.get('notify_url') ?? '' })
  if (refusal !== null) return { trouble: refusal.subCode }
  const back = { paid: parameters.get('return_url') ?? '', quit: read.data.quit_url }
  return { to: `${phoneAddress(c, read.data.out_trade_no)}?${new URLSearchParams(back)}` }
}
