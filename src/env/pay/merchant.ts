import * as z from 'zod/mini'
import type { Deployment } from '#src/env/read.ts'

/**
 * A secret of a merchant and its purpose. `form`: `key` for a private RSA key, a number for a text of so many
 * characters.
 */
export type MerchantSecret = { purpose: string; form: 'key' | number }

/** The variables of a payment method. */
export type PayVariables<Config> = {
  /** What the names of its variables begin with. */
  prefix: string
  secrets: Readonly<Record<string, MerchantSecret>>
  /**
   * Parses the variables; `null` when none is set. `siteUrl` has no trailing slash.
   * @throws ConfigError naming the variable to change
   */
  parse: (bindings: Record<string, unknown>, deployment: Deployment, siteUrl: string) => Config | null
}

/** A variable a payment method cannot do without. */
export const required = z.string('must be set for this way to pay').check(z.minLength(1, 'must not be empty'))

/** A key in base64. Keys made for the sandbox begin with its name, see scripts/lib/sandbox-keys.ts. */
export const key = required.check(
  z.regex(
    /^(sandbox:)?(-----BEGIN (TESTING |PRIVATE |PUBLIC )*KEY-----)?([A-Za-z0-9+/=]|\s|\\n)+(-----END [A-Z ]+-----)?\s*$/,
    'must be an RSA key in PEM or base64, a private one as PKCS#8',
  ),
)

/**
 * A comma-separated list of the products a merchant has signed up for. It must contain the first one, because all
 * others fall back to it.
 */
export function products(first: string, ...others: string[]) {
  const known = [first, ...others]
  const list = z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((name) => name.trim())),
  )
  const isFine = (names: string[]) => names.includes(first) && names.every((name) => known.includes(name))
  return list.check(
    z.refine(isFine, `must name ${first}, and of ${others.join(' and ')} what there is, comma-separated`),
  )
}

/** Whether any variable of a payment method is set. */
export function isMeant(schema: z.ZodMiniObject, bindings: Record<string, unknown>): boolean {
  return Object.keys(schema.shape).some((name) => bindings[name] !== undefined)
}

/** The base64 of a PEM key, without its header, footer and line breaks. */
export function bare(text: string): string {
  return text.replace(/^sandbox:/, '').replace(/-----[A-Z ]+-----|\\n|\s/g, '')
}
