import { signRsa, verifyRsa } from '#src/api/pay/rsa.ts'

type Parameters = Readonly<Record<string, string>>

/**
 * Signs a request with the application's key; `sign_type` is part of the text, empty values are not.
 * @see https://opendocs.alipay.com/common/02khjm
 */
export function signRequest(key: CryptoKey, parameters: Parameters): Promise<string> {
  const { sign: _sign, ...signed } = parameters
  return signRsa(key, sortedPairs(Object.entries(signed).filter(([, value]) => value !== '')))
}

/**
 * Verifies Alipay's signature of a notification: over everything but `sign` and `sign_type`, including empty values,
 * each decoded once.
 * @see https://opendocs.alipay.com/common/02mse7
 */
export function isFromAlipay(key: CryptoKey, parameters: Parameters): Promise<boolean> {
  const { sign = '', sign_type: _type, ...signed } = parameters
  return verifyRsa(key, Buffer.from(sortedPairs(Object.entries(signed))), sign)
}

/** Pairs sorted by name, with raw values. */
function sortedPairs(pairs: [string, string][]): string {
  return pairs
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&')
}
