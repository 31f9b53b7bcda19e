import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findingsOf, type Production } from '#scripts/lib/deploy/findings.ts'
import { platformOf } from '#scripts/lib/deploy/platform.ts'
import { readProduction } from '#scripts/lib/deploy/production.ts'
import { secrets } from '#scripts/lib/deploy/secrets.ts'
import { check, deploy } from '#scripts/lib/deploy/steps.ts'

const ready: Production = {
  site: 'production',
  name: 'qingjian',
  bucket: 'qingjian-files',
  vars: {
    ENVIRONMENT: 'production',
    SITE_URL: 'https://resume.dev',
    CAPTCHA_PROVIDER: 'altcha',
    MAIL_PROVIDER: 'resend',
    MAIL_FROM: 'post@resume.dev',
  },
  databases: [
    { binding: 'DB', name: 'qingjian', id: '8a1c6a3e-1111-4222-8333-444455556666' },
    { binding: 'CONTENT', name: 'qingjian-content', id: '8a1c6a3e-1111-4222-8333-777788889999' },
  ],
  cacheId: '0123456789abcdef0123456789abcdef',
  hasMailBinding: false,
}
const HELD = ['APP_SECRET', 'RESEND_API_KEY']

describe('what is missing', () => {
  test('of the file in the repository everything is said at once, with the command that mends it', async () => {
    expect(findingsOf(await readProduction('production'), [])).toEqual({
      configuration: [
        'database_id of DB is a placeholder: npm run deploy -- --env production makes it, after asking',
        'database_id of CONTENT is a placeholder: npm run deploy -- --env production makes it, after asking',
        'id of CACHE is a placeholder: npm run deploy -- --env production makes it, after asking',
        'SITE_URL is https://qingjian.example, where nobody is: enter the address people use',
      ],
      secrets: [
        'APP_SECRET (keys the hashes of sessions and codes; any 32 random letters): npx wrangler secret put APP_SECRET --env production',
        'TURNSTILE_SECRET (the secret of the Turnstile widget, from Cloudflare › Turnstile): npx wrangler secret put TURNSTILE_SECRET --env production',
      ],
      off: [],
    })
  })

  test('a site that is ready lacks nothing, and what is switched off is told', () => {
    expect(findingsOf(ready, HELD)).toEqual({
      configuration: [],
      secrets: [],
      off: [
        'text messages (SMS_PROVIDER): no mobile numbers can register',
        'signing in with WeChat (WECHAT_LOGIN_MODE)',
        'WeChat Pay (WECHAT_PAY_…)',
        'Alipay (ALIPAY_…)',
        'alerts (ALERT_WEBHOOK, ALERT_MAIL): nobody is woken when something fails',
      ],
    })
  })

  test.each(HELD)('without %s the command that sets it is said', (name) => {
    const held = HELD.filter((other) => other !== name)
    const { configuration, secrets: lacking } = findingsOf(ready, held)
    expect([configuration, lacking.length]).toEqual([[], 1])
    expect(lacking[0]).toContain(`npx wrangler secret put ${name} --env production`)
  })

  test.each([
    ['ALIPAY_APP_ID', '2021000000000000', 'ALIPAY_PRIVATE_KEY'],
    ['WECHAT_LOGIN_MODE', 'h5_oauth', 'WECHAT_APP_SECRET'],
    ['SMS_PROVIDER', 'tencent', 'TENCENT_SECRET_KEY'],
  ])('%s brings its secrets with it', (name, value, secret) => {
    const { secrets: lacking } = findingsOf({ ...ready, vars: { ...ready.vars, [name]: value } }, HELD)
    expect(lacking.filter((line) => line.startsWith(`${secret} (`)).length).toBe(1)
  })

  test.each([
    ['http://resume.dev', 'must begin with https://'],
    ['https://localhost', 'where nobody is'],
    ['https://example', 'where nobody is'],
  ])('%s is no address of a site', (address, said) => {
    const { configuration } = findingsOf({ ...ready, vars: { ...ready.vars, SITE_URL: address } }, HELD)
    expect(configuration).toEqual([expect.stringContaining(said)])
  })

  test('a secret in the file is told, and a way to sign in is needed', () => {
    const { MAIL_PROVIDER: _, ...vars } = ready.vars
    expect(findingsOf({ ...ready, vars: { ...vars, APP_SECRET: 'x'.repeat(32) } }, HELD).configuration).toEqual([
      'APP_SECRET is a secret: it must not stand in wrangler.toml',
      'Nobody can sign in: set SMS_PROVIDER, MAIL_PROVIDER or WECHAT_LOGIN_MODE. See docs/deploy.md',
    ])
  })

  test('every secret the documentation names is known', () => {
    const rows = readFileSync('docs/configuration.md', 'utf8')
      .split('\n')
      .filter((line) => /^\| `[A-Z]/.test(line) && /^(yes|the second)/.test(line.split('|')[2]?.trim() ?? ''))
    const named = rows.flatMap((row) => {
      const [, names = '', which = ''] = row.split('|')
      const found = [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name ?? '')
      return which.includes('second') ? found.slice(1) : found
    })
    expect(Object.keys(secrets).toSorted()).toEqual(named.toSorted())
  })
})

/** What wrangler answers, with a warning beside it. */
const answers = (stdout: string, code = 0) => ({ code, stdout, output: `▲ [WARNING] hello\n${stdout}` })

/** An account, and a site that answers as it is told, or not at all. */
function setUp({
  isThere = true,
  held = HELD,
  broken = '' as '' | 'new' | 'all',
  production = ready,
  half = 0,
  hasNewClass = false,
  agrees = false,
  noted = 'Knows migrations to 0001_first.sql',
} = {}) {
  const done: string[] = []
  const said: string[] = []
  const files: string[] = []
  let serving = 'old'
  const left = half > 0 ? [{ version_id: 'half', percentage: half }] : []
  const platform = platformOf(async (args, env = {}) => {
    const command = args.filter((part) => part !== '--env' && part !== 'production').join(' ')
    if (command.startsWith('secret list')) {
      return answers(`wrangler says hello\n${JSON.stringify(held.map((name) => ({ name, type: 'secret_text' })))}`)
    }
    if (command === 'deployments status --json') {
      return answers(JSON.stringify({ versions: [...left, { version_id: 'old', percentage: 100 - half }] }))
    }
    if (command === 'versions view old --json') {
      return answers(JSON.stringify({ id: 'old', annotations: { 'workers/message': noted } }))
    }
    done.push(command)
    if (command.startsWith('versions upload')) {
      if (hasNewClass) return answers('Version upload failed. [code: 10211]', 1)
      const { WRANGLER_OUTPUT_FILE_PATH: file = '' } = env
      files.push(file)
      writeFileSync(file, '{"type":"wrangler-session"}\n{"type":"version-upload","version_id":"new"}\n')
    }
    return answers('')
  }, 'production')
  const fetch = async (address: URL | RequestInfo, init?: RequestInit) => {
    if (!isThere && String(address).endsWith('/healthz')) throw new TypeError('fetch failed')
    const named = new Headers(init?.headers).get('cloudflare-workers-version-overrides')
    serving = named === 'qingjian="new"' ? 'new' : 'old'
    const isBroken = broken === 'all' || broken === serving
    return new Response('', { status: isBroken && String(address).endsWith('/en/') ? 500 : 200 })
  }
  const deploying = {
    ...{ production, platform, fetch, migration: '0002_second.sql' },
    build: async () => void done.push('build'),
    publish: async (known: string) => void done.push(`publish ${known}`.trim()),
    ask: async (question: string) => {
      done.push(question)
      return agrees
    },
    say: (line: string) => void said.push(line),
  }
  return { deploying, done, said, files }
}

describe('deploying', () => {
  test('nothing is done while anything is missing', async () => {
    const { deploying, done } = setUp({ held: ['RESEND_API_KEY'], production: { ...ready, cacheId: '' } })
    await expect(deploy(deploying)).rejects.toThrow(
      /^2 things are missing.*nothing was changed[\s\S]*CACHE[\s\S]*APP_SECRET/,
    )
    await expect(check(deploying)).rejects.toThrow('2 things are missing')
    expect(done).toEqual([])
  })

  test('the first time the Worker is made', async () => {
    const { deploying, done, said } = setUp({ isThere: false })
    await deploy(deploying)
    expect(done).toEqual(['build', 'publish 0002_second.sql', 'deploy --message Knows migrations to 0002_second.sql'])
    expect(said.at(-1)).toBe('https://resume.dev is there.')
  })

  test('a version answers before a tenth of the visitors get it, then all do', async () => {
    const { deploying, done, files } = setUp()
    await deploy(deploying)
    // Where wrangler writes which version it is.
    expect(files.map((file) => existsSync(dirname(file)))).toEqual([false])
    expect(done).toEqual([
      'build',
      'versions upload --message Knows migrations to 0002_second.sql',
      'publish 0001_first.sql',
      'versions deploy new@0% old@100% --yes',
      'versions deploy new@10% old@90% --yes',
      'versions deploy new@100% --yes',
    ])
  })

  test('where a deployment broke off, the version most visitors have is the one before', async () => {
    const { deploying, done } = setUp({ half: 10 })
    await deploy(deploying)
    expect(done.slice(3)).toEqual([
      'versions deploy new@0% old@100% --yes',
      'versions deploy new@10% old@90% --yes',
      'versions deploy new@100% --yes',
    ])
  })

  test('a version that does not answer is left before anybody gets it', async () => {
    const { deploying, done } = setUp({ broken: 'new' })
    await expect(deploy(deploying)).rejects.toThrow(
      'Version new failed: /en/ answered 500. Version old serves everybody again.',
    )
    expect(done.slice(2)).toEqual([
      'publish 0001_first.sql',
      'versions deploy new@0% old@100% --yes',
      'versions deploy old@100% --yes',
    ])
  })

  test.each(['', 'by hand'])('nothing is taken away where the version before noted "%s"', async (noted) => {
    const { deploying, done } = setUp({ noted })
    await deploy(deploying)
    expect(done[2]).toBe('publish')
  })

  const QUESTION =
    'This version has a new class of objects: everybody gets it at once, and nobody can be given an earlier one again. Go on?'

  test('a version with a new class of objects is for everybody at once, after asking', async () => {
    const { deploying, done, said } = setUp({ hasNewClass: true, agrees: true })
    await deploy(deploying)
    expect(done.slice(2)).toEqual([
      ...[QUESTION, 'publish 0001_first.sql'],
      'deploy --message Knows migrations to 0002_second.sql',
    ])
    expect(said.at(-1)).toBe('Everybody gets the new version, and it answers.')
  })

  test('where nobody agrees to a new class of objects nothing is changed', async () => {
    const { deploying, done } = setUp({ hasNewClass: true })
    await expect(deploy(deploying)).rejects.toThrow('nobody agreed to it, and nothing was changed')
    expect(done.slice(2)).toEqual([QUESTION])
  })

  test('a version with a new class of objects that does not answer is said to be there', async () => {
    const { deploying } = setUp({ hasNewClass: true, agrees: true, broken: 'all' })
    await expect(deploy(deploying)).rejects.toThrow(
      'Everybody gets it, and it does not answer as it should: /en/ answered 500. The platform does not go back behind a new class',
    )
  })

  test('a first deployment that does not answer is said to be there', async () => {
    const { deploying } = setUp({ isThere: false, broken: 'all' })
    await expect(deploy(deploying)).rejects.toThrow(
      'It is deployed and does not answer as it should: /en/ answered 500. Is resume.dev a custom domain of the Worker qingjian?',
    )
  })

  test('going back gives everybody the version before', async () => {
    const { deploying, done } = setUp()
    await deploying.platform.rollback()
    expect(done).toEqual(['rollback --yes'])
  })

  test('staging is another Worker with stores of its own, and commands name it', async () => {
    const staging = await readProduction('staging')
    const production = await readProduction('production')
    for (const key of ['name', 'bucket'] as const)
      expect(staging[key]).toBe(`${production[key].replace('-files', '')}-staging${key === 'bucket' ? '-files' : ''}`)
    expect(staging.databases.map(({ name }) => name)).toEqual(['qingjian-staging', 'qingjian-staging-content'])
    expect(findingsOf(staging, []).secrets[0]).toMatch(/npx wrangler secret put APP_SECRET --env staging$/)
    const asked: string[] = []
    const platform = platformOf(async (args) => {
      asked.push(args.join(' '))
      return answers('[]')
    }, 'staging')
    await platform.secretNames()
    await platform.rollback()
    expect(asked).toEqual(['secret list --format json --env staging', 'rollback --yes --env staging'])
  })

  test('before there is a Worker it has no secrets', async () => {
    const none = answers('This Worker does not exist on your account. [code: 10007]', 1)
    expect(await platformOf(async () => none, 'production').secretNames()).toEqual([])
  })

  test('who is not signed in is told the command', async () => {
    const platform = platformOf(
      async () => answers('You are not authenticated. Please run `wrangler login`.', 1),
      'production',
    )
    const { deploying } = setUp()
    await expect(check({ ...deploying, platform })).rejects.toThrow(
      /^3 things are missing[\s\S]*- wrangler is not signed in: npx wrangler login \(/,
    )
    await expect(platform.rollback()).rejects.toThrow('wrangler is not signed in: npx wrangler login')
  })
})
