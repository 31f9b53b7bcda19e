import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withBindings } from '#scripts/lib/bindings.ts'
import { seedDemoAccount } from '#scripts/lib/demo-account.ts'
import { messageOf } from '#scripts/lib/main.ts'
import { applyMigrations, isContracting, migrationFiles } from '#scripts/lib/migrations.ts'
import { codesCommand } from '#scripts/lib/operate/commands/codes.ts'
import { operationsCommand } from '#scripts/lib/operate/commands/operations.ts'
import { ordersCommand } from '#scripts/lib/operate/commands/orders.ts'
import { siteCommand } from '#scripts/lib/operate/commands/site.ts'
import { statsCommand } from '#scripts/lib/operate/commands/stats.ts'
import { usersCommand } from '#scripts/lib/operate/commands/users.ts'
import { DEVICE_ID_LENGTH } from '#src/api/domain/devices.ts'

const PATIENCE_MS = 60_000
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'operating-'))
const state = join(folder, 'state')
const commands: Record<string, () => { parseAsync: (args: string[], from: { from: 'user' }) => Promise<unknown> }> = {
  ...{ codes: codesCommand, operations: operationsCommand, orders: ordersCommand },
  ...{ site: siteCommand, stats: statsCommand, users: usersCommand },
}

beforeAll(async () => {
  await withBindings({ stateDir: state }, async (bindings) => {
    await applyMigrations(bindings, 'DB')
    await seedDemoAccount(bindings.DB)
  })
}, PATIENCE_MS)

afterAll(() => rmSync(folder, { recursive: true }))

/** Types a command as it is typed; what it prints, and how it ends. */
async function typed(command: string): Promise<{ code: number; lines: string[]; problem: string }> {
  const [name = '', ...args] = command.split(' ')
  const env = { ...process.env, STATE_DIR: state }
  try {
    const { stdout } = await run('npm', ['run', '--silent', name, '--', ...args], { env })
    return { code: 0, lines: stdout.trimEnd().split('\n'), problem: '' }
  } catch (error) {
    const { code, stderr } = Object.assign({ code: 0, stderr: '' }, error)
    return { code, lines: [], problem: stderr.trimEnd() }
  }
}

test(
  'a change is first only said, then made, and everything typed is on record',
  async () => {
    const make = 'codes make --plan yearly --count 2'
    expect((await typed(make)).lines.at(-1)).toBe('Nothing has been changed: this is what --apply would do.')
    const made = await typed(`${make} --apply`)
    expect(made.lines.filter((line) => /^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/.test(line))).toHaveLength(2)
    expect((await typed('users level 10001 gold --apply')).problem).toBe(
      'A level is one of free, monthly, yearly, lifetime, not "gold".',
    )
    expect((await typed('users find 10001')).lines[0]).toMatch(/^user 10001: /)
    const { lines } = await typed('operations')
    const outcomes = lines.slice(1).map((line) => /(codes make|users \w+) +(\w+)/.exec(line)?.slice(1))
    expect(outcomes).toEqual([
      ['users find', 'read'],
      ['users level', 'refused'],
      ['codes make', 'done'],
      ['codes make', 'dry'],
    ])
  },
  PATIENCE_MS,
)

/** An order nobody has paid yet, which the site asks about. */
const ORDER = `INSERT INTO orders (order_no, user_id, kind, level, lane, title_zh, title_en, amount, pay_type, surface,
    client_address, door, state, created_at, expires_at, revision, asked_at, due_at)
  VALUES ('QJ1', 10001, 'membership', 'yearly', 'membership', '一年会员', 'A year', 6900, 1, 'qr', '', 'open', 'pending',
    1, 2, 'r', 1, 1)`
const SESSION = `INSERT INTO sessions (token_hash, user_id, created_at, expires_at, last_seen_at, user_agent, address)
  VALUES (?, 10001, 1, 9e15, 1, '', '')`

/** Types a command without a process of its own; what it prints, or why it refuses. */
async function printed(line: string): Promise<string[]> {
  const [name = '', ...args] = line.split(' ')
  const lines: string[] = []
  const print = vi.spyOn(console, 'log').mockImplementation((text) => void lines.push(String(text)))
  try {
    await commands[name]?.().parseAsync([...args, '--state', state], { from: 'user' })
  } catch (error) {
    return [`refused: ${messageOf(error)}`]
  } finally {
    print.mockRestore()
  }
  return lines
}

test(
  'each command does what it is called, with what it is given',
  async () => {
    const [one, other] = ['a'.repeat(43), 'b'.repeat(43)]
    await withBindings({ stateDir: state }, ({ DB }) =>
      DB.batch([DB.prepare(ORDER), ...[one, other].map((hash) => DB.prepare(SESSION).bind(hash))]),
    )
    const session = one.slice(0, DEVICE_ID_LENGTH)
    const file = join(folder, 'account.zip')
    const said: Record<string, string> = {
      'codes make --plan yearly --count 2 --uses 3 --expires 2099-12-31':
        'Codes to make: 2 of yearly, 3 uses each, until 2100-01-01 00:00:00',
      'users level 10001 yearly --until 2099-12-31':
        'Membership of user 10001: free -> yearly until 2100-01-01 00:00:00',
      'users logout 10001': 'Sessions of user 10001 to end: all 2',
      [`users logout 10001 --session ${session}`]: `Sessions of user 10001 to end: ${session}`,
      [`users export 10001 --to ${file}`]: `To export: everything of user 10001 with 0 résumés, to ${file}`,
      'users delete 10001': 'To delete: user 10001 with 0 résumés; left without an owner: 0 paid orders',
      'users keep 10001': 'refused: User 10001 is not to be emptied.',
      'orders settle QJ1': 'To do now instead of at 1970-01-01 08:00:00: ask WeChat Pay how it stands',
      'orders refund QJ1': 'refused: QJ1 has not been paid.',
      'orders show QJ1': 'state pending, door open',
      'site set zh.support_email help@example.com': 'To set: zh.support_email, (empty) -> help@example.com',
      'stats --days 367': 'refused: --days must be a whole number from 1 to 366, not "367".',
      'operations --last 1001': 'refused: --last must be a whole number from 1 to 1000, not "1001".',
    }
    for (const [line, words] of Object.entries(said)) expect([line, ...(await printed(line))]).toContain(words)
  },
  2 * PATIENCE_MS,
)

test(
  'where there is no database, or an old one, every command says what makes it, and makes nothing',
  async () => {
    const nowhere = join(folder, 'nowhere')
    const commands = ['codes list', 'orders stuck', 'users find 1', 'stats', 'operations', 'site show', 'backup --to x']
    for (const command of commands) {
      expect(await typed(`${command} --state ${nowhere}`)).toEqual({
        ...{ code: 1, lines: [] },
        problem: `There is no database in ${nowhere} yet: npm start makes it, and --state names another folder.`,
      })
    }
    expect(existsSync(nowhere)).toBe(false)
    const old = join(folder, 'old')
    // What takes something away waits for a deployment.
    const [first = '', ...later] = migrationFiles('DB').filter((name) => !isContracting(name))
    await withBindings({ stateDir: old }, (bindings) => applyMigrations(bindings, 'DB', [first]))
    expect((await typed(`users find 1 --state ${old}`)).problem).toBe(
      `The database in ${old} lacks ${later.length} migrations: npm run content -- --state ${old} applies them.`,
    )
  },
  PATIENCE_MS,
)

test.each([
  ['codes', ''],
  ['orders', ''],
  ['users', ''],
  ['stats', ''],
  ['operations', ''],
  ['site', ''],
  ['backup', ' --to x'],
  ['restore', ' --from x'],
  ['verify:live', ''],
])(
  '%s explains itself, and refuses an option it does not know',
  async (name, needed) => {
    const [help, refused] = await Promise.all([typed(`${name} --help`), typed(`${name}${needed} --aply`)])
    expect(help.lines[0]).toMatch(new RegExp(`^Usage: npm run ${name} `))
    expect([refused.code, refused.problem]).toEqual([1, expect.stringContaining("error: unknown option '--aply'")])
  },
  PATIENCE_MS,
)

test(
  'a command waits while the site that runs has its ledger locked',
  async () => {
    const databases = join(state, 'v3/d1/miniflare-D1DatabaseObject')
    const held = readdirSync(databases)
      .filter((file) => /^[0-9a-f]+\.sqlite$/.test(file))
      .map((file) => new DatabaseSync(join(databases, file)))
    for (const database of held) database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    const opened = withBindings({ stateDir: state }, ({ DB }) => DB.prepare('SELECT count(*) AS n FROM users').first())
    // Longer than the runtime takes to start, so that it meets the lock.
    setTimeout(() => {
      for (const database of held) database.close()
    }, 3000)
    await expect(opened).resolves.toEqual({ n: 1 })
  },
  PATIENCE_MS,
)
