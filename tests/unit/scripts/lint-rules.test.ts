import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'

const BIOME = resolve('node_modules/@biomejs/biome/bin/biome')

/** A line of a file, and whether it may stand there. */
type Case = [file: string, line: string, verdict: 'allowed' | 'refused']

const imports: Case[] = [
  // Everywhere.
  ['src/lib/a.ts', `import '../b.ts'`, 'refused'],
  ['client/lib/a.ts', `import '../../b.ts'`, 'refused'],
  ['tests/unit/a.ts', `import '../b.ts'`, 'refused'],
  ['src/lib/a.ts', `import './b.ts'`, 'allowed'],
  ['scripts/a.ts', `import '#tests/support/b.ts'`, 'refused'],
  ['client/lib/a.ts', `import '#tests/support/b.ts'`, 'refused'],
  ['src/api/db/a.ts', `import '#tests/support/b.ts'`, 'refused'],
  ['tests/unit/a.ts', `import '#src/api/db/b.ts'`, 'allowed'],
  ['tests/unit/a.ts', `import '#tests/support/b.ts'`, 'allowed'],
  // The leaves.
  ['src/contract/a.ts', `import 'zod/mini'`, 'allowed'],
  ['src/contract/a.ts', `import '#src/contract/deep/b.ts'`, 'allowed'],
  ['src/contract/a.ts', `import '#src/lib/b.ts'`, 'refused'],
  ['src/contract/deep/a.ts', `import '#src/api/deep/b.ts'`, 'refused'],
  ['src/contract/a.ts', `import '#client/lib/b.ts'`, 'refused'],
  ['src/contract/a.ts', `import 'hono'`, 'refused'],
  ['src/contract/a.ts', `import 'node:crypto'`, 'refused'],
  ['src/resume/docx/a.ts', `import 'docx'`, 'allowed'],
  ['src/resume/sync/a.ts', `import 'fractional-indexing'`, 'allowed'],
  ['src/resume/a.ts', `import 'react'`, 'refused'],
  ['src/resume/a.ts', `import '#src/contract/b.ts'`, 'refused'],
  ['src/lib/a.ts', `import '#src/contract/b.ts'`, 'refused'],
  ['src/env/index.ts', `import '#src/api/db/b.ts'`, 'refused'],
  ['src/env/sms.ts', `import type { SmsConfig } from '#src/api/sms/config.ts'`, 'allowed'],
  ['src/env/pay/index.ts', `import type { WechatPayConfig } from '#src/api/pay/wechat-pay/config.ts'`, 'allowed'],
  ['src/env/sms.ts', `import '#src/api/sms/index.ts'`, 'refused'],
  // The embedded API.
  ['src/api/domain/a.ts', `import '#src/contract/b.ts'`, 'allowed'],
  ['src/api/domain/a.ts', `import '#src/resume/b.ts'`, 'allowed'],
  ['src/api/domain/a.ts', `import '#src/api/db/b.ts'`, 'refused'],
  ['src/api/domain/a.ts', `import { Services } from '#src/services.ts'`, 'refused'],
  ...['db', 'files', 'documents', 'pay', 'wechat', 'sms', 'captcha'].flatMap((folder): Case[] => [
    [`src/api/${folder}/a.ts`, `import '#src/api/domain/b.ts'`, 'allowed'],
    [`src/api/${folder}/a.ts`, `import '#src/api/${folder}/deep/b.ts'`, 'allowed'],
    [`src/api/${folder}/a.ts`, `import '#src/api/${folder === 'db' ? 'files' : 'db'}/b.ts'`, 'refused'],
    [`src/api/${folder}/a.ts`, `import '#src/api/endpoints/user.Info/index.ts'`, 'refused'],
    [`src/api/${folder}/a.ts`, `import '#src/site/b.ts'`, 'refused'],
  ]),
  ['src/api/sms/a.ts', `import type { Config } from '#src/env/index.ts'`, 'refused'],
  ['src/api/mail/a.ts', `import type { Config } from '#src/env/index.ts'`, 'refused'],
  ['src/api/wechat/a.ts', `import '#src/texts/b.ts'`, 'allowed'],
  ['src/api/checkout/a.ts', `import '#src/texts/b.ts'`, 'allowed'],
  ['src/api/sms/a.ts', `import '#src/texts/b.ts'`, 'refused'],
  ['src/api/db/a.ts', `import { Config } from '#src/env/index.ts'`, 'refused'],
  ['src/api/endpoints/user.Info/a.ts', `import '#src/api/db/b.ts'`, 'allowed'],
  ['src/api/endpoints/user.Info/a.ts', `import { Services } from '#src/services.ts'`, 'allowed'],
  ['src/api/endpoints/user.Info/a.ts', `import { createServices } from '#src/services.ts'`, 'refused'],
  ['src/api/endpoints/user.Info/a.ts', `import '#src/api/endpoints/user.Base/logout.ts'`, 'refused'],
  ['src/api/endpoints/user.Info/a.ts', `import '#src/api/wire/registry.ts'`, 'refused'],
  ['src/api/endpoints/user.Info/a.ts', `import '#src/ssr/b.ts'`, 'refused'],
  // Around it.
  ['src/site/a.ts', `import '#src/api/index.ts'`, 'refused'],
  ['src/site/a.ts', `import { Services } from '#src/services.ts'`, 'allowed'],
  ['src/site/a.ts', `import * as all from '#src/services.ts'`, 'refused'],
  ['src/origin/remote.ts', `import '#src/api/index.ts'`, 'refused'],
  ['src/origin/embedded.ts', `import '#src/api/index.ts'`, 'allowed'],
  ['src/origin/embedded.ts', `import '#src/api/db/b.ts'`, 'refused'],
  ['src/http/a.ts', `import '#src/ssr/b.ts'`, 'refused'],
  ['src/http/a.ts', `import '#src/api/index.ts'`, 'refused'],
  ['src/ssr/a.ts', `import '#client/entry.server.tsx'`, 'allowed'],
  ['src/ssr/a.ts', `import '#client/routes.ts'`, 'refused'],
  ['src/ssr/a.ts', `import '#client/app/deep/b.ts'`, 'refused'],
  ['src/ssr/a.ts', `import '#src/api/index.ts'`, 'refused'],
  ['src/ssr/a.ts', `import '#src/app.ts'`, 'refused'],
  ['src/app.ts', `import '#src/api/index.ts'`, 'allowed'],
  ['src/app.ts', `import '#src/sandbox/sms.ts'`, 'refused'],
  ['src/api/endpoints/a.ts', `import '#src/sandbox/sms.ts'`, 'refused'],
  ['src/sandbox/a.ts', `import '#src/contract/b.ts'`, 'refused'],
  ['src/site/a.ts', `export const b = import('#src/worker.ts')`, 'refused'],
  ['src/site/a.ts', `export * from '#src/app.ts'`, 'refused'],
  // The client.
  ['client/machines/login/a.ts', `import 'xstate'`, 'allowed'],
  ['client/machines/login/a.ts', `import '#src/contract/b.ts'`, 'allowed'],
  ['client/machines/login/a.ts', `import 'react'`, 'refused'],
  ['client/machines/login/a.ts', `import '@xstate/react'`, 'refused'],
  ['client/machines/login/a.ts', `import '#client/api/b.ts'`, 'refused'],
  ['client/machines/login/a.ts', `import '#src/resume/b.ts'`, 'allowed'],
  ['client/features/a/b.tsx', `import '#client/machines/login/b.ts'`, 'allowed'],
  ['client/features/a/b.tsx', `import '#src/resume/deep/b.ts'`, 'allowed'],
  ['client/features/a/b.tsx', `import '#client/features/b/c.tsx'`, 'refused'],
  ['client/features/a/b.tsx', `import '#client/routes/home.tsx'`, 'refused'],
  ['client/features/a/b.tsx', `import '#client/routes.ts'`, 'refused'],
  ['client/features/a/b.tsx', `import '#src/api/domain/b.ts'`, 'refused'],
  ['client/routes/a.tsx', `import '#client/features/a/b.tsx'`, 'allowed'],
  ['client/routes/a.tsx', `import '#client/layouts/b.tsx'`, 'refused'],
  ['client/layouts/a.tsx', `import '#client/routes/b.tsx'`, 'refused'],
  ['client/components/a.tsx', `import '#client/features/a/b.tsx'`, 'refused'],
  ['client/app/a.tsx', `import '#client/routes.ts'`, 'allowed'],
  ['client/app/a.tsx', `import '#src/env/index.ts'`, 'refused'],
  ['client/entry.client.tsx', `import '#src/ssr/b.ts'`, 'refused'],
]

const effects: Case[] = [
  ['src/site/a.ts', 'Date.now()', 'refused'],
  ['src/site/a.ts', 'export const later = (now = Date.now) => now()', 'refused'],
  ['src/site/a.ts', 'new Date()', 'refused'],
  ['src/site/a.ts', 'new Date(0)', 'refused'],
  ['src/lib/a.ts', 'new Date(0)', 'allowed'],
  ['src/services.ts', 'Date.now()', 'allowed'],
  ['src/api/domain/a.ts', 'Math.random()', 'refused'],
  ['src/api/domain/a.ts', 'Math.max(1, 2)', 'allowed'],
  ['src/api/domain/a.ts', 'crypto.randomUUID()', 'refused'],
  ['src/api/domain/a.ts', 'crypto.subtle.digest("SHA-256", data)', 'allowed'],
  ['src/api/endpoints/user.Info/index.ts', 'fetch("https://example.com", {})', 'refused'],
  ['src/api/endpoints/user.Info/index.ts', 'services.fetch("https://example.com")', 'allowed'],
  ['src/api/endpoints/user.Info/index.ts', 'export type Fetcher = typeof fetch', 'allowed'],
  ['src/ssr/a.ts', 'setTimeout(stop, 1000)', 'refused'],
  ['src/ssr/a.ts', 'setInterval(stop, 1000)', 'refused'],
  ['src/sandbox/a.ts', 'Date.now()', 'allowed'],
  ['client/features/a/b.tsx', 'Date.now()', 'allowed'],
  ...[
    'Date.now()',
    'fetch("/api")',
    'document.title',
    'window.close()',
    'localStorage.clear()',
    'setTimeout(stop, 1)',
  ].map((line): Case => ['client/machines/login/a.ts', line, 'refused']),
]

const RULES = new Set(['plugin', 'lint/style/noRestrictedImports', 'lint/style/noRestrictedGlobals'])

const report = z.object({
  diagnostics: z.array(
    z.object({
      category: z.string(),
      location: z.object({ path: z.string(), start: z.object({ line: z.int() }) }),
    }),
  ),
})

const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'))
beforeEach(() => {
  cpSync('scripts/lint', join(folder, 'scripts/lint'), { recursive: true })
  const config = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync('biome.json', 'utf8')))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What the linter makes of the cases: each file is written once, with one case a line. */
function verdicts(files: Map<string, Case[]>): Case[] {
  for (const [file, rows] of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), rows.map(([, line]) => `${line}\n`).join(''))
  }
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = spawnSync(process.execPath, [BIOME, ...args], { cwd: folder, encoding: 'utf8' })
  const found = report.parse(JSON.parse(stdout)).diagnostics.filter(({ category }) => RULES.has(category))
  const refused = new Set(found.map(({ location: { path, start } }) => `${path}:${start.line}`))
  return [...files.values()].flatMap((rows) =>
    rows.map(([file, line], index): Case => [file, line, refused.has(`${file}:${index + 1}`) ? 'refused' : 'allowed']),
  )
}

test('each folder may import what the architecture says, and nothing else', () => {
  const files = Map.groupBy(imports, ([file]) => file)
  expect(verdicts(files)).toEqual([...files.values()].flat())
})

test('time, randomness, calls and timers come from the services', () => {
  const files = Map.groupBy(effects, ([file]) => file)
  expect(verdicts(files)).toEqual([...files.values()].flat())
})
