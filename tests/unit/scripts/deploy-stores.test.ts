import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { platformOf, type Stores } from '#scripts/lib/deploy/platform.ts'
import { readProduction } from '#scripts/lib/deploy/production.ts'
import { type MakingStores, makeStores, type StoreIds, writeIds } from '#scripts/lib/deploy/stores.ts'

const DATABASE = '8a1c6a3e-1111-4222-8333-444455556666'
const CONTENT = '8a1c6a3e-1111-4222-8333-777788889999'
const CACHE = '0123456789abcdef0123456789abcdef'
const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** An account in the words of wrangler 4.124: answers with its banner, a warning beside each. */
function platform() {
  const account = { databases: [] as object[], caches: [] as object[], buckets: [] as string[] }
  const asked: string[] = []
  const banner = '\n ⛅️ wrangler 4.124.0\n────────────────────\n'
  const answer = (command: string): string => {
    switch (command) {
      case 'd1 list --json':
        return `${JSON.stringify(account.databases, null, 2)}\n`
      case 'kv namespace list':
        return `${JSON.stringify(account.caches)}\n`
      case 'r2 bucket list':
        return `${banner}Listing buckets...\n${account.buckets.map((name) => `name:           ${name}\ncreation_date:  2026-11-23T00:00:00Z\n`).join('\n')}`
      case 'd1 create qingjian-staging --update-config=false':
        account.databases.push({ uuid: DATABASE, name: 'qingjian-staging' })
        return `${banner}✅ Successfully created DB 'qingjian-staging'\n[[d1_databases]]\n`
      case 'd1 create qingjian-staging-content --update-config=false':
        account.databases.push({ uuid: CONTENT, name: 'qingjian-staging-content' })
        return `${banner}✅ Successfully created DB 'qingjian-staging-content'\n[[d1_databases]]\n`
      case 'kv namespace create qingjian-staging-cache --update-config=false':
        account.caches.push({ id: CACHE, title: 'qingjian-staging-cache' })
        return `${banner}🌀 Creating namespace with title "qingjian-staging-cache"\n✨ Success!\n[[kv_namespaces]]\n`
      case 'r2 bucket create qingjian-staging-files --update-config=false':
        account.buckets.push('qingjian-staging-files')
        return `${banner}✅ Created bucket 'qingjian-staging-files' with default storage class of Standard.\n`
      default:
        throw new Error(`Nobody asks for ${command}`)
    }
  }
  const wrangler = async (args: readonly string[]) => {
    const stdout = answer(args.join(' '))
    asked.push(args.join(' '))
    return { code: 0, stdout, output: `▲ [WARNING] Processing wrangler.toml configuration:\n${stdout}` }
  }
  return { asked, account: platformOf(wrangler, 'staging') }
}

/** Makes the stores of staging; what came of it. */
async function make(agrees: boolean, account: MakingStores['platform'], location: MakingStores['location'] = null) {
  const [said, asked, noted]: [string[], string[], StoreIds[]] = [[], [], []]
  const areThere = await makeStores({
    platform: account,
    production: await readProduction('staging'),
    location,
    ask: async (question) => {
      asked.push(question)
      return agrees
    },
    write: (ids) => void noted.push(ids),
    say: (line) => void said.push(line),
  })
  return { areThere, said, asked, noted }
}

const QUESTION =
  'The account lacks: D1 database qingjian-staging, D1 database qingjian-staging-content, KV namespace qingjian-staging-cache, R2 bucket qingjian-staging-files. Make them?'
const IDS: StoreIds = {
  databases: [
    { binding: 'DB', id: DATABASE },
    { binding: 'CONTENT', id: CONTENT },
  ],
  cache: CACHE,
}

test('an account that holds nothing gets its stores after asking, once, and their ids are noted', async () => {
  const { asked, account } = platform()
  expect(await make(true, account)).toEqual({
    areThere: true,
    asked: [QUESTION],
    noted: [IDS],
    said: [
      'Made: D1 database qingjian-staging',
      'Made: D1 database qingjian-staging-content',
      'Made: KV namespace qingjian-staging-cache',
      'Made: R2 bucket qingjian-staging-files',
      'Their ids stand in [env.staging] of wrangler.toml: commit it.',
    ],
  })
  // Typed again before the ids were noted, it finds what is there.
  expect(await make(false, account)).toMatchObject({ areThere: true, asked: [], noted: [IDS] })
  expect(asked.filter((command) => command.includes('create')).length).toBe(4)
})

test('a site whose ledger is there gets its content beside it', async () => {
  const { asked, account } = platform()
  await make(true, account)
  const production = await readProduction('staging')
  const [ledger, content] = production.databases
  if (ledger === undefined || content === undefined) throw new Error('There are two databases')
  const before = { ...production, databases: [{ ...ledger, id: DATABASE }, content], cacheId: CACHE }
  const noted: StoreIds[] = []
  const ask = async () => true
  await makeStores({
    platform: account,
    production: before,
    location: null,
    ask,
    write: (ids) => void noted.push(ids),
    say: () => {},
  })
  expect(noted).toEqual([IDS])
  expect(asked.filter((command) => command.startsWith('d1 create')).length).toBe(2)
})

test('databases and files are made where they are to be', async () => {
  const made: string[] = []
  const note = (kind: string) => async (name: string, location: string | null) =>
    void made.push(`${kind} ${name} ${location}`)
  const stores = { databases: new Map(), caches: new Map([['qingjian-staging-cache', CACHE]]), buckets: [] }
  const listed = {
    ...stores,
    databases: new Map([
      ['qingjian-staging', DATABASE],
      ['qingjian-staging-content', CONTENT],
    ]),
  }
  const account = {
    stores: async () => (made.length === 0 ? stores : listed),
    createDatabase: note('database'),
    createCache: async () => {},
    createBucket: note('bucket'),
  }
  await make(true, account, 'apac')
  expect(made).toEqual([
    'database qingjian-staging apac',
    'database qingjian-staging-content apac',
    'bucket qingjian-staging-files apac',
  ])
  const asked: string[] = []
  const wrangler = async (args: readonly string[]) => {
    asked.push(args.join(' '))
    return { code: 0, stdout: '', output: '' }
  }
  await platformOf(wrangler, 'staging').createDatabase('one', 'apac')
  await platformOf(wrangler, 'staging').createBucket('two', null)
  expect(asked).toEqual([
    'd1 create one --location apac --update-config=false',
    'r2 bucket create two --update-config=false',
  ])
})

test('whoever does not agree gets nothing; what is there already is taken; who is not signed in is not asked', async () => {
  const made: string[] = []
  const note = (kind: string) => async (name: string) => void made.push(`${kind} ${name}`)
  const holding = (stores: Stores | null) => ({
    stores: async () => stores,
    createDatabase: note('database'),
    createCache: note('cache'),
    createBucket: note('bucket'),
  })
  const nothing = { databases: new Map(), caches: new Map(), buckets: [] }
  expect(await make(false, holding(nothing))).toEqual({ areThere: false, asked: [QUESTION], noted: [], said: [] })
  const whole = {
    databases: new Map([
      ['qingjian-staging', DATABASE],
      ['qingjian-staging-content', CONTENT],
    ]),
    caches: new Map([['qingjian-staging-cache', CACHE]]),
    buckets: ['qingjian-staging-files'],
  }
  expect(await make(false, holding(whole))).toMatchObject({ areThere: true, asked: [], noted: [IDS] })
  expect(await make(true, holding(null))).toEqual({ areThere: false, asked: [], noted: [], said: [] })
  expect(made).toEqual([])
})

test('ids are written where they belong, and nothing else changes', () => {
  const file = join(folder, 'wrangler.toml')
  copyFileSync('wrangler.toml', file)
  const before = readFileSync(file, 'utf8').split('\n')
  writeIds(file, 'staging', IDS)
  const after = readFileSync(file, 'utf8').split('\n')
  const changed = after.flatMap((line, index) => (line === before[index] ? [] : [[before[index], line]]))
  expect(changed).toEqual([
    ['database_id = "00000000-0000-0000-0000-000000000000"', `database_id = "${DATABASE}"`],
    ['database_id = "00000000-0000-0000-0000-000000000000"', `database_id = "${CONTENT}"`],
    ['id = "00000000000000000000000000000000"', `id = "${CACHE}"`],
  ])
  expect(after.findIndex((line) => line.includes(DATABASE))).toBeGreaterThan(after.indexOf('[env.staging]'))
  expect(() => writeIds(file, 'nowhere', IDS)).toThrow('has no database_id')
})
