import { randomBytes } from 'node:crypto'
import { hostname, userInfo } from 'node:os'
import { resolve } from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { type StatePlace, withBindings } from '#scripts/lib/bindings.ts'
import { Trouble } from '#scripts/lib/main.ts'
import { type OperatorContext, run, type Task } from '#scripts/lib/operate/task.ts'
import { addressesOf, readSettings } from '#scripts/lib/settings.ts'
import { siteVariables } from '#scripts/lib/site-variables.ts'
import { DEVELOPMENT_SECRET } from '#src/env/index.ts'
import { beijingDay } from '#src/lib/time.ts'
import { requireDatabase, requireState } from './database.ts'
import { countedFrom } from './use.ts'

export type Options = { remote?: true; staging?: true; state?: string; apply?: true }

/** Creates a command that only reads. */
export function looking<const N extends string>(name: N, description: string) {
  return new Command(name)
    .description(description)
    .option('--remote', 'production, with the account wrangler is signed in to, instead of this machine')
    .option('--staging', 'the same of staging')
    .option('--state <folder>', 'where the data is on this machine, if not in STATE_DIR or .wrangler/state')
}

/** Creates a command that changes something; without `--apply` it only says what it would do. */
export function changing<const N extends string>(name: N, description: string) {
  return looking(name, description).option('--apply', 'do it; without this, only what would be done is said')
}

/**
 * Runs a command: plans it, records the run, prints the plan, and carries it out when `--apply` was given.
 * @param command as it was typed, for the record
 * @throws Trouble when it cannot be done
 */
export async function operate(
  command: string,
  options: Options,
  plan: (context: OperatorContext) => Promise<Task>,
): Promise<void> {
  const place = placeOf(options)
  requireState(place)
  await withBindings(place, async ({ DB, CACHE, FILES }) => {
    await requireDatabase(DB, place)
    const context: OperatorContext = {
      db: DB,
      cache: CACHE,
      files: FILES,
      now: () => Date.now(),
      randomBytes,
      counted: (from) => countedFrom(place, DB, from),
      secret: () => secretOf(options),
    }
    for await (const line of run(command, operatorHere(), options.apply === true, context, plan)) console.log(line)
  })
}

/**
 * Parses a whole number from 1 to `max`.
 * @throws Trouble naming the option
 */
export function wholeNumber(name: string, text: string, max = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= 1 && value <= max) return value
  throw new Trouble(`${name} must be a whole number from 1 to ${max}, not "${text}".`)
}

/**
 * Parses a day to come: the end of that day in Beijing, in ms since 1970.
 * @throws Trouble naming the option
 */
export function endOfDay(name: string, text: string, now: number): number {
  const day = Date.parse(`${text}T24:00:00+08:00`)
  // A day that no calendar has, such as 30 February, is parsed as one of the next month.
  if (Number.isFinite(day) && beijingDay(day - 1) === text && day > now) return day
  throw new Trouble(`${name} must be a day to come, as 2027-01-01, not "${text}".`)
}

/**
 * The place of the data a command works on.
 * @throws Trouble when several places were named
 */
export function placeOf({ remote, staging, state }: Options): StatePlace {
  const named = [remote && 'production', staging && 'staging', state].filter((place) => place !== undefined)
  if (named.length > 1) throw new Trouble('--remote, --staging and --state are several places: give one.')
  if (remote) return 'production'
  if (staging) return 'staging'
  return { stateDir: state === undefined ? readSettings(process.env).stateDir : resolve(state) }
}

function secretOf(options: Options): string {
  const place = placeOf(options)
  if (typeof place !== 'string') {
    return siteVariables(place.stateDir, addressesOf(readSettings(process.env))).APP_SECRET ?? DEVELOPMENT_SECRET
  }
  const secret = process.env.APP_SECRET
  if (secret === undefined || secret === '') throw new Trouble(`Set APP_SECRET to that of ${place}.`)
  return secret
}

/** The user of this machine, for the record. */
export function operatorHere(): string {
  return `${userInfo().username}@${hostname()}`
}
