import {
  addFaults,
  type Counted,
  claimAlert,
  endAlerts,
  forgetAlert,
  recentFaults,
  standingTroubles,
} from '#src/api/db/upkeep/alerts.ts'
import { writeLetter } from '#src/api/mail/letter.ts'
import type { Services } from '#src/services.ts'

/** The kinds of alerts with their texts; `docs/runbook.md` has an entry for each. */
export const alertKinds = {
  'refund-failed': 'A gateway rejects a refund: the money has not gone back.',
  'order-late': 'Orders have not come to an end a day after their time.',
  'bill-differs': "A gateway's bill has payments or refunds the orders did not know of.",
  'gateway-down': 'A payment gateway does not answer.',
  'job-failed': 'A job of the timer fails.',
  behind: 'A job of the timer does not keep up with what waits for it.',
  'answers-failed': 'At least one answer of the site in fifty is an error.',
} as const satisfies Record<string, string>

export type AlertKind = keyof typeof alertKinds

/** The counts in ten minutes from which an alert is sent: single lost calls and failed answers are normal. */
const FROM: Partial<Record<AlertKind, number>> = { 'gateway-down': 5, 'answers-failed': 20 }
/** The share of failed answers from which an alert is sent. */
const FAILED_SHARE = 0.02
const PATIENCE_MS = 10_000

/** Adds to a count of faults, or of answers, from which the timer sends alerts. A failure to count is logged. */
export async function noteFault(
  { config, db, now, log }: Pick<Services, 'config' | 'db' | 'now' | 'log'>,
  kind: 'gateway-down' | 'job-failed' | 'answers-failed' | 'answers',
  count = 1,
): Promise<void> {
  if (config.alerts === null) return
  return addFaults(db, { name: kind, count }, now()).catch((error: unknown) => log.error('alert.note', error, { kind }))
}

/**
 * Sends the alerts that are due: each kind once, again after an hour if its count has grown, otherwise after a day.
 * Called by a timer.
 */
export async function tellAlerts(services: Services): Promise<void> {
  const { config, db, now } = services
  if (config.alerts === null) return
  const counted = [...(await recentFaults(db, now())), ...(await standingTroubles(db, now()))]
  const lasting = counted.flatMap(({ name, count }) => {
    const kind = kindOf(name)
    if (kind === 'answers-failed' && count < FAILED_SHARE * answersIn(counted)) return []
    return kind !== null && count >= (FROM[kind] ?? 1) ? [{ name: kind, count }] : []
  })
  await endAlerts(
    db,
    lasting.map(({ name }) => name),
    now(),
  )
  for (const alert of lasting) {
    if (!(await claimAlert(db, alert, now()))) continue
    const [hook, letter] = await Promise.all([callWebhook(services, alert), sendLetter(services, alert)])
    if (!hook && !letter) await forgetAlert(db, alert.name)
  }
}

/** The number of counted answers, without those still in memory. */
function answersIn(counted: readonly Counted[]): number {
  return counted.find(({ name }) => name === 'answers')?.count ?? 0
}

function kindOf(name: string): AlertKind | null {
  return Object.keys(alertKinds).find((kind): kind is AlertKind => kind === name) ?? null
}

type Alert = Counted & { name: AlertKind }

function textOf({ config }: Services, { name, count }: Alert): string {
  return `${config.siteUrl}: ${alertKinds[name]} (${name}, ${count}). See docs/runbook.md#${name}`
}

/** Sends an alert to the webhook; false when that failed. Alerts contain no personal data. */
async function callWebhook(services: Services, alert: Alert): Promise<boolean> {
  const { config, log } = services
  const address = config.alerts?.webhook
  if (!address) return false
  const { name: kind, count } = alert
  const body = JSON.stringify({ text: textOf(services, alert), site: config.siteUrl, kind, count })
  try {
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await services.fetch(address, { method: 'POST', headers, body, signal, redirect: 'manual' })
    await answer.body?.cancel()
    if (!answer.ok) log.error('alert.webhook', `HTTP ${answer.status}`, { kind })
    return answer.ok
  } catch (error) {
    log.error('alert.webhook', error, { kind })
    return false
  }
}

async function sendLetter(services: Services, alert: Alert): Promise<boolean> {
  const { config, mail } = services
  const to = config.alerts?.mail
  if (!to) return false
  const outcome = await mail.send(
    writeLetter({
      locale: 'en',
      sender: new URL(config.siteUrl).host,
      to,
      subject: `[${alert.name}] ${alertKinds[alert.name]}`,
      paragraphs: [textOf(services, alert)],
      reason: 'ALERT_MAIL names this address.',
    }),
  )
  // What may have arrived is not sent again.
  return outcome !== 'failed'
}
