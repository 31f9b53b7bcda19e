import { signRsa, verifyRsa } from '#src/sandbox/pay/rsa.ts'

/** What is signed of parameters: sorted by name, joined, nothing encoded. */
export function textToSign(parameters: ReadonlyMap<string, string>, without: string[]): string {
  const names = [...parameters.keys()].filter((name) => !without.includes(name)).sort()
  return names.map((name) => `${name}=${parameters.get(name)}`).join('&')
}

/** Whether the application signed a request: `sign_type` counts, empty values do not. */
export function isRequestSigned(appKey: string, parameters: ReadonlyMap<string, string>): boolean {
  const empty = [...parameters].filter(([, value]) => value === '').map(([name]) => name)
  return verifyRsa(appKey, textToSign(parameters, ['sign', ...empty]), parameters.get('sign') ?? '')
}

/** The signature of a notification, which leaves its type out. */
export function signNotice(privateKey: string, parameters: ReadonlyMap<string, string>): string {
  return signRsa(privateKey, textToSign(parameters, ['sign', 'sign_type']))
}
