import * as z from 'zod/mini'
import { type Device, device } from '#src/contract/index.ts'
import type { TestUser } from './accounts.ts'
import type { TestApi } from './api.ts'

/** The user agent of a phone. */
export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const answer = z.object({ code: z.literal(1), data: z.array(device) })

/** The devices of the user with this token. */
export async function devicesOf(api: TestApi, token: string, language?: string): Promise<Device[]> {
  return answer.parse((await api.call('user.Account/devices', {}, { token, ...(language && { language }) })).body).data
}

/** Signs in with a browser from a country; returns the token. */
export async function signInFrom(
  api: TestApi,
  { mobile, password }: TestUser,
  userAgent: string,
  country?: string,
): Promise<string> {
  const response = await api.send('/api/user.Base/loginByPassword', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': userAgent,
      'x-client-address': '198.51.100.1',
      ...(country && { 'x-client-country': country }),
    },
    body: JSON.stringify({ mobile, password }),
  })
  return z.object({ data: z.object({ token: z.string() }) }).parse(await response.json()).data.token
}
