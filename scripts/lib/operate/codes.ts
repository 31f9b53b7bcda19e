import { Trouble } from '#scripts/lib/main.ts'
import { type CodeBatch, makeCodes, requirePlan } from '#scripts/lib/redeem-codes.ts'
import { findCodes, type KnownCode, listCodes, listUses, revokeCode } from '#src/api/db/operators/codes.ts'
import { readSecretPrint } from '#src/api/db/upkeep/secret-print.ts'
import { maskedCode } from '#src/api/domain/redemption.ts'
import { redeemHash, secretPrint } from '#src/api/domain/secrets.ts'
import { beijingSeconds } from '#src/lib/time.ts'
import { listEndOf, type OperatorContext, type Task, tableOf } from './task.ts'

/** The most codes that are listed. */
export const LISTED = 200
const WHOLE_CODE = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/i

/** Makes codes. */
export async function planCodes(context: OperatorContext, batch: CodeBatch): Promise<Task> {
  const { plan, count, uses, expiresAt } = batch
  await requirePlan(context.db, plan)
  const secret = await siteSecret(context)
  const until = expiresAt === null ? 'for good' : `until ${beijingSeconds(expiresAt)}`
  const detail = `${count} of ${plan}, ${uses} uses each, ${until}`
  return {
    subject: plan,
    detail,
    lines: [`Codes to make: ${detail}`],
    act: () => makeCodes(context.db, secret, batch),
  }
}

/** Lists codes. */
export async function planList({ db, now }: OperatorContext, all: boolean): Promise<Task> {
  const codes = await listCodes(db, { all, limit: LISTED, now: now() })
  const rows = codes.map((code) => rowOf(code, now()))
  return {
    subject: 'codes',
    lines: [
      ...tableOf(['id', 'code', 'plan', 'used', 'made', 'good until', ''], rows),
      listEndOf(codes.length, 'code', LISTED),
    ],
  }
}

/** Shows who redeemed a code. */
export async function planUsage(context: OperatorContext, typed: string): Promise<Task> {
  const code = await codeOf(context, typed)
  const uses = await listUses(context.db, code.hash)
  const rows = uses.map(({ userId, redeemedAt }) => [String(userId), beijingSeconds(redeemedAt)])
  const gone = code.used - uses.length
  return {
    subject: nameOf(code),
    lines: [
      `${nameOf(code)} of ${code.level}: used ${code.used} of ${code.uses} times`,
      ...(rows.length > 0 ? tableOf(['user', 'redeemed'], rows) : []),
      ...(gone > 0 ? [`${gone} of them by accounts that are gone`] : []),
    ],
  }
}

/** Revokes a code. */
export async function planRevoke(context: OperatorContext, typed: string): Promise<Task> {
  const code = await codeOf(context, typed)
  const name = nameOf(code)
  if (stateOf(code, context.now()) !== '') throw new Trouble(`${name} is ${stateOf(code, context.now())} already.`)
  return {
    subject: name,
    lines: [`To revoke: ${name} of ${code.level}, used ${code.used} of ${code.uses} times`],
    act: async () => {
      const ended = await revokeCode(context.db, code.hash, context.now())
      return [ended ? `${name} is revoked.` : `${name} had ended meanwhile.`]
    },
  }
}

/**
 * Makes sure the secret is that of the site: codes made with another one could never be redeemed.
 * @throws Trouble when it is not
 */
async function siteSecret(context: OperatorContext): Promise<string> {
  const secret = context.secret()
  const print = await readSecretPrint(context.db)
  if (print === null || print === secretPrint(secret)) return secret
  throw new Trouble('APP_SECRET here is another than that of the site, which could not redeem such codes.')
}

/**
 * Finds the one code that begins like this.
 * @throws Trouble when there is none, or several
 */
async function codeOf(context: OperatorContext, typed: string): Promise<KnownCode> {
  const prefix = WHOLE_CODE.test(typed) ? redeemHash(await siteSecret(context), typed.toUpperCase()) : typed
  const [found, second] = prefix.length < 6 ? [] : await findCodes(context.db, prefix)
  if (found === undefined) throw new Trouble('There is no such code. Codes that expired 90 days ago are forgotten.')
  if (second !== undefined) throw new Trouble('Several codes begin like that: give more of the id.')
  return found
}

function rowOf(code: KnownCode, now: number): string[] {
  const { hash, tail, level, used, uses, createdAt, expiresAt } = code
  const until = expiresAt === null ? 'for good' : beijingSeconds(expiresAt)
  return [idOf(hash), maskedCode(tail), level, `${used}/${uses}`, beijingSeconds(createdAt), until, stateOf(code, now)]
}

function stateOf({ used, uses, expiresAt }: KnownCode, now: number): string {
  if (expiresAt !== null && expiresAt <= now) return 'ended'
  return used >= uses ? 'used up' : ''
}

function nameOf({ hash, tail }: KnownCode): string {
  return `${maskedCode(tail)} (${idOf(hash)})`
}

function idOf(hash: string): string {
  return hash.slice(0, 10)
}
