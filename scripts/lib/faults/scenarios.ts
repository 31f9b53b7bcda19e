import type { EndpointName, endpoints } from '#src/contract/index.ts'
import { ACCOUNT_CALLS } from './account-scenarios.ts'
import { APPLICATION_CALLS } from './application-scenarios.ts'
import { DESIGN_CALLS } from './design-scenarios.ts'
import { HANDOFF_CALLS } from './handoff-scenarios.ts'
import { PASSKEY_CALLS } from './passkey-scenarios.ts'
import { PAY_CALLS } from './pay-scenarios.ts'
import { COMMENT_CALLS, DOWNLOADED, RESUME_CALLS, SHARE_CALLS } from './resume-scenarios.ts'
import type { Scenario } from './scenario.ts'

/** GETs that change something, as the specification defines them. */
type ChangingGet =
  | 'user.Base/logout'
  | 'user.WechatLogin/loginQrcode'
  | 'user.WechatLogin/check'
  | 'user.Pay/vip'
  | 'user.Pay/jianli'
  | 'user.Pay/check_staus'
  | 'user.Pay/cancel'
  | 'user/resume/del'
  | 'user/vip_redeem'
  | 'word.Jianli/download'
type Post = { [N in EndpointName]: (typeof endpoints)[N]['method'] extends 'POST' ? N : never }[EndpointName]

/** Every route that changes something; a missing one is a type error. */
export const scenarios: Record<Post | ChangingGet, Scenario> = {
  ...ACCOUNT_CALLS,
  ...APPLICATION_CALLS,
  ...DESIGN_CALLS,
  ...HANDOFF_CALLS,
  ...PASSKEY_CALLS,
  ...PAY_CALLS,
  ...RESUME_CALLS,
  ...SHARE_CALLS,
  ...COMMENT_CALLS,
  ...DOWNLOADED,
}
