import * as z from 'zod/mini'
import type { SmsConfig, SmsTemplates } from '#src/api/sms/config.ts'
import { ConfigError } from '#src/lib/config-error.ts'
import { type Deployment, readVariables, refuseSandboxKeys, thirdPartyBase } from './read.ts'

const required = z.string('must be set for this SMS_PROVIDER').check(z.minLength(1, 'must not be empty'))

const choice = z.object({
  SMS_PROVIDER: z.optional(
    z.enum(['aliyun', 'tencent', 'sandbox', 'none'], 'must be aliyun, tencent, sandbox or none'),
  ),
})

const message = z.object({
  /** The approved signature, without brackets. */
  SMS_SIGN_NAME: required,
  SMS_TEMPLATE_REGISTER: required,
  SMS_TEMPLATE_RESET: required,
  /** The template for proving one's identity while signed in; falls back to the one above. */
  SMS_TEMPLATE_PROVE: z.optional(required),
  /** The template for adding a number to an account; falls back to the one for proving. */
  SMS_TEMPLATE_BIND: z.optional(required),
})

const aliyun = z.extend(message, { ALIYUN_ACCESS_KEY_ID: required, ALIYUN_ACCESS_KEY_SECRET: required })

const tencent = z.extend(message, {
  TENCENT_SECRET_ID: required,
  TENCENT_SECRET_KEY: required,
  TENCENT_SMS_APP_ID: required,
  TENCENT_SMS_REGION: z._default(z.string(), 'ap-guangzhou'),
})

/**
 * Parses how text messages are sent. The default is the sandbox, where there is one.
 * @throws ConfigError naming the variable to change
 */
export function parseSms(bindings: Record<string, unknown>, deployment: Deployment): SmsConfig {
  const { SMS_PROVIDER } = readVariables(choice, bindings)
  switch (SMS_PROVIDER ?? (deployment.sandboxUrl === undefined ? 'none' : 'sandbox')) {
    case 'aliyun':
      return aliyunConfig(bindings, deployment)
    case 'tencent':
      return tencentConfig(bindings, deployment)
    case 'sandbox':
      return sandboxConfig(deployment)
    case 'none':
      return { provider: 'none' }
  }
}

function aliyunConfig(bindings: Record<string, unknown>, deployment: Deployment): SmsConfig {
  const env = readVariables(aliyun, bindings)
  refuseSandboxKeys(env, deployment)
  return {
    provider: 'aliyun',
    baseUrl: thirdPartyBase('dysmsapi.aliyuncs.com', deployment),
    accessKeyId: env.ALIYUN_ACCESS_KEY_ID,
    accessKeySecret: env.ALIYUN_ACCESS_KEY_SECRET,
    signName: env.SMS_SIGN_NAME,
    templates: templatesOf(env),
  }
}

function tencentConfig(bindings: Record<string, unknown>, deployment: Deployment): SmsConfig {
  const env = readVariables(tencent, bindings)
  refuseSandboxKeys(env, deployment)
  return {
    provider: 'tencent',
    baseUrl: thirdPartyBase('sms.tencentcloudapi.com', deployment),
    secretId: env.TENCENT_SECRET_ID,
    secretKey: env.TENCENT_SECRET_KEY,
    region: env.TENCENT_SMS_REGION,
    appId: env.TENCENT_SMS_APP_ID,
    signName: env.SMS_SIGN_NAME,
    templates: templatesOf(env),
  }
}

function sandboxConfig({ production, sandboxUrl }: Deployment): SmsConfig {
  if (production) throw new ConfigError('Variable SMS_PROVIDER must not be sandbox in production')
  if (sandboxUrl === undefined) throw new ConfigError('Variable SANDBOX_URL must be set for SMS_PROVIDER sandbox')
  return { provider: 'sandbox', baseUrl: sandboxUrl }
}

function templatesOf(env: z.infer<typeof message>): SmsTemplates {
  const { SMS_TEMPLATE_REGISTER: register, SMS_TEMPLATE_RESET: reset } = env
  const prove = env.SMS_TEMPLATE_PROVE ?? reset
  return { register, reset, prove, bind: env.SMS_TEMPLATE_BIND ?? prove }
}
