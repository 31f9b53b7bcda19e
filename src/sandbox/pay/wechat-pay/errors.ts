/** A refusal in WeChat Pay's format. 404 and 405 for unknown paths have no body at all. */
export type PayRefusal = {
  status: 400 | 401 | 403 | 404 | 500
  code: string
  message: string
  detail?: { field: string; value: unknown; issue: string; location: 'body' | 'query' }
}

/** The refusal of a signature; WeChat Pay has several messages. */
export function signError(message: string): PayRefusal {
  return { status: 401, code: 'SIGN_ERROR', message }
}

/** The refusal of an invalid field. */
export function parameterError(field: string, value: unknown, issue: string): PayRefusal {
  const message = `输入源“/body${field}”映射到数值字段“${field}”校验失败，${issue}`
  return { status: 400, code: 'PARAM_ERROR', message, detail: { field, value, issue, location: 'body' } }
}

export const ORDER_NOT_EXIST: PayRefusal = { status: 404, code: 'ORDER_NOT_EXIST', message: '订单不存在' }
export const REFUND_NOT_EXIST: PayRefusal = { status: 404, code: 'RESOURCE_NOT_EXISTS', message: '退款单不存在' }
export const NUMBER_USED: PayRefusal = { status: 403, code: 'OUT_TRADE_NO_USED', message: '商户订单号重复' }
export const ORDER_PAID: PayRefusal = { status: 400, code: 'ORDERPAID', message: '该订单已支付' }
export const ORDER_CLOSED: PayRefusal = { status: 400, code: 'ORDER_CLOSED', message: '该订单已关闭' }
export const NO_AUTH: PayRefusal = { status: 403, code: 'NO_AUTH', message: '商户无权限' }
