import { signRsa, verifyRsa } from '#src/sandbox/pay/rsa.ts'

/** The text to sign: parameters sorted by name and joined, not encoded. */
export function textToSign(parameters: ReadonlyMap<string, string>, without: string[]): string {
  const names = [...parameters.keys()].filter((name) => !without.includes(name)).sort()
  return names.map((name) => `${name}=${parameters.get(name)}`).join('&')
}

/** Whether a request is signed by the application. `sign_type` is part of the text, empty values are not. */
export function isRequestSigned(appKey: string, parameters: ReadonlyMap<string, string>): boolean {
  const empty = [...parameters].filter(([, value]) => value === '').map(([name]) => name)
  return verifyRsa(appKey, textToSign(parameters, ['sign', ...empty]), parameters.get('sign') ?? '')
}

/** Signs a notification; its `sign_type` is not part of the text. */
export function signNotice(privateKey: string, parameters: ReadonlyMap<string, string>): string {
  return signRsa(privateKey, textToSign(parameters, ['sign', 'sign_type']))
}
