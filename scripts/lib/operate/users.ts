import { Trouble } from '#scripts/lib/main.ts'
import { endOtherSessions, endSession, listSessions } from '#src/api/db/accounts/devices.ts'
import { keepAccount, leaveUnasked, TIME_TO_KEEP_MS } from '#src/api/db/accounts/leaving.ts'
import { readLevels } from '#src/api/db/accounts/users.ts'
import { findUser, type OperatorUser, setMembership } from '#src/api/db/operators/users.ts'
import { DEVICE_ID_LENGTH, deviceOf } from '#src/api/domain/devices.ts'
import { type Membership, maskEmail, maskMobile } from '#src/api/domain/membership.ts'
import { beijingSeconds } from '#src/lib/time.ts'
import type { MaintainedSite } from './maintained.ts'
import { countOf, type OperatorContext, type Task, tableOf } from './task.ts'

/** Shows what is known about an account, with no more personal data than needed to recognise it. */
export async function planFind({ db }: OperatorContext, text: string): Promise<Task> {
  const user = await userOf(db, text)
  const { id, user_name, mobile, email, created_at, deletes_at, resumes, orders } = user
  const contacts = [maskMobile(mobile), maskEmail(email)].filter((contact) => contact !== '')
  return {
    ...aboutOf(user),
    lines: [
      `user ${id}: ${user_name}, ${contacts.join(', ') || 'neither number nor address'}, since ${beijingSeconds(created_at)}`,
      `membership: ${membershipText(membershipOf(user))}`,
      `${countOf(resumes, 'résumé')}, ${countOf(orders, 'paid order')}`,
      ...(deletes_at === null ? [] : [`to be emptied at ${beijingSeconds(deletes_at)}`]),
    ],
  }
}

/** Gives an account another level; `until` in ms since 1970, `null` for good. */
export async function planLevel(
  { db }: OperatorContext,
  text: string,
  level: string,
  until: number | null,
): Promise<Task> {
  const user = await userOf(db, text)
  const levels = await readLevels(db)
  const wanted = levels.find(({ slug }) => slug === level)
  if (wanted === undefined) {
    throw new Trouble(`A level is one of ${levels.map(({ slug }) => slug).join(', ')}, not "${level}".`)
  }
  if (wanted.days !== null && until === null) throw new Trouble(`Say how long with --until: ${level} is not for good.`)
  if (wanted.days === null && until !== null) throw new Trouble(`${level} has no end: leave --until out.`)
  const before = membershipOf(user)
  const after = { level, levelUntil: until }
  const detail = `${membershipText(before)} -> ${membershipText(after)}`
  return {
    ...aboutOf(user),
    detail,
    lines: [`Membership of user ${user.id}: ${detail}`],
    act: async () => {
      const isSet = await setMembership(db, user.id, before, after)
      if (!isSet) throw new Trouble('The membership changed meanwhile: look again.')
      return ['Set. The site says so from the next page on.']
    },
  }
}

/** Lists where an account is signed in. */
export async function planSessions({ db, now }: OperatorContext, text: string): Promise<Task> {
  const user = await userOf(db, text)
  const sessions = await listSessions(db, user.id, now())
  const rows = sessions.map(({ token_hash, user_agent, country, created_at, last_seen_at }) => {
    const { browser, system } = deviceOf(user_agent)
    const device = [browser, system].filter((name) => name !== '').join(', ')
    return [
      token_hash.slice(0, DEVICE_ID_LENGTH),
      device,
      country,
      beijingSeconds(created_at),
      beijingSeconds(last_seen_at),
    ]
  })
  return {
    ...aboutOf(user),
    lines: [...tableOf(['session', 'device', 'country', 'begun', 'seen'], rows), `${rows.length} sessions`],
  }
}

/** Ends one session of an account, or all. */
export async function planLogout(
  { db, now }: OperatorContext,
  text: string,
  session: string | undefined,
): Promise<Task> {
  const user = await userOf(db, text)
  const all = (await listSessions(db, user.id, now())).map(({ token_hash }) => token_hash.slice(0, DEVICE_ID_LENGTH))
  if (session !== undefined && !all.includes(session)) throw new Trouble(`User ${user.id} has no session ${session}.`)
  const detail = session ?? `all ${all.length}`
  return {
    ...aboutOf(user),
    detail,
    lines: [`Sessions of user ${user.id} to end: ${detail}`],
    act: async () => {
      if (session === undefined) await endOtherSessions(db, user.id, '')
      else await endSession(db, user.id, session)
      return ['Ended. Sockets of the editor close within a minute.']
    },
  }
}

/** The dependencies of exporting an account. */
export type ExportingAccount = {
  /** The path of the file, for messages. */
  file: string
  withSite: <T>(use: (site: Pick<MaintainedSite, 'archive'>) => Promise<T>) => Promise<T>
  /** Writes the file, which appears only once it is complete. */
  write: (archive: ReadableStream<Uint8Array>) => Promise<void>
}

/** Exports all data of an account, as the archive its owner would get. */
export async function planExport(
  { db }: OperatorContext,
  text: string,
  { file, withSite, write }: ExportingAccount,
): Promise<Task> {
  const user = await userOf(db, text)
  return {
    ...aboutOf(user),
    lines: [`To export: everything of user ${user.id} with ${countOf(user.resumes, 'résumé')}, to ${file}`],
    act: () =>
      withSite(async (site) => {
        const archive = await site.archive(user.id)
        if (archive === null) throw new Trouble('The account is gone.')
        await write(archive)
        return [`Written: ${file}. It goes to its owner alone: see docs/operating.md#users.`]
      }),
  }
}

/** Requests the deletion of an account, as its owner would. */
export async function planDelete({ db, now }: OperatorContext, text: string): Promise<Task> {
  const user = await userOf(db, text)
  if (user.deletes_at !== null)
    throw new Trouble(`User ${user.id} is to be emptied at ${beijingSeconds(user.deletes_at)} already.`)
  return {
    ...aboutOf(user),
    lines: [
      `To delete: user ${user.id} with ${countOf(user.resumes, 'résumé')}; left without an owner: ${countOf(user.orders, 'paid order')}`,
      'Sessions and links to files end at once, everything else goes in seven days; whoever signs in before that can keep the account',
    ],
    act: async () => {
      const at = await leaveUnasked(db, user.id, now() + TIME_TO_KEEP_MS)
      if (at === null) throw new Trouble('The account is gone.')
      return [`It is emptied at ${beijingSeconds(at)}. Until then: npm run users -- keep ${user.id} --apply`]
    },
  }
}

/** Withdraws the deletion of an account. */
export async function planKeep({ db, now }: OperatorContext, text: string): Promise<Task> {
  const user = await userOf(db, text)
  if (user.deletes_at === null) throw new Trouble(`User ${user.id} is not to be emptied.`)
  return {
    ...aboutOf(user),
    lines: [`To keep: user ${user.id}, which is to be emptied at ${beijingSeconds(user.deletes_at)}`],
    act: async () => {
      if (!(await keepAccount(db, user.id, now()))) throw new Trouble('The time to keep it is over.')
      return ['Kept.']
    },
  }
}

async function userOf(db: OperatorContext['db'], text: string): Promise<OperatorUser> {
  const user = await findUser(db, text.trim())
  // The input is not repeated: it may be a mobile number.
  if (user === null) throw new Trouble('There is no such user.')
  return user
}

/** The subject of a record: the id of the user, which is removed with the account. */
function aboutOf({ id }: OperatorUser): Pick<Task, 'subject' | 'userId'> {
  return { subject: '', userId: id }
}

function membershipOf({ level, level_until }: OperatorUser): Membership {
  return { level, levelUntil: level_until }
}

function membershipText({ level, levelUntil }: Membership): string {
  return levelUntil === null ? level : `${level} until ${beijingSeconds(levelUntil)}`
}
