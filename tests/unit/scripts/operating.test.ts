import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBindings } from '#scripts/lib/bindings.ts'
import { seedDemoAccount } from '#scripts/lib/demo-account.ts'
import { applyMigrations, isContracting, migrationFiles } from '#scripts/lib/migrations.ts'

const PATIENCE_MS = 60_000
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'operating-'))
const state = join(folder, 'state')

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
