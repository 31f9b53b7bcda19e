import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { keptLines } from './scripts/lib/vite/kept-lines.ts'
import { reactTextRenderer } from './scripts/lib/vite/react-text-renderer.ts'

/** Tests of the API and of pages read no static files. */
const noAssets = () => new Response(null, { status: 404 })

/** A red picture of 40 × 20 px. */
const PICTURE =
  'UklGRkoAAABXRUJQVlA4ID4AAABQAwCdASooABQAPtFmrFCoJaQipWgBABoJZwDKpoAAK/fDcAD+7gpnzXxAyb/+Zo+832W9IyDcnBiue4AAAA=='

/** The only static file of the worker tests, which make other pictures of it. */
const onePicture = (request: { url: string }) =>
  new URL(request.url).pathname === '/previews/word/red-1-480.webp'
    ? new Response(Buffer.from(PICTURE, 'base64'), { headers: { 'content-type': 'image/webp', etag: '"red"' } })
    : noAssets()

/** How long a test or its set-up may take on a machine that has much else to do, in ms. */
const testTimeout = 60_000

/**
 * What lays out documents, simulates, makes many keys, or starts or loads wrangler: most of the time of all unit tests, so
 * `npm run check` leaves it to `npm test`.
 */
const LONG = [
  'tests/unit/pdf/**/*.test.ts',
  'tests/unit/resume/{docx,docx-columns,docx-whole,word-catalogue}.test.ts',
  'tests/unit/resume/formats/{carried,re-import}.test.ts',
  'tests/unit/resume/twin/twin.generated.test.ts',
  'tests/unit/scripts/{apart,deploy,deploy-stores,operating,pay-model,sandbox-keys,scale-queue,sync-simulation}.test.ts',
]

/** The migrations of both databases. */
const migrations = async () => ({
  MIGRATIONS: await readD1Migrations('src/api/db/migrations'),
  CONTENT_MIGRATIONS: await readD1Migrations('src/api/db/content/migrations'),
})

export default defineConfig(async () => ({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout,
          hookTimeout: testTimeout,
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          exclude: LONG,
          setupFiles: ['tests/support/untouched-globals.ts'],
          // Most of their time was loading the same modules for each file (decision 061).
          isolate: false,
        },
      },
      // `npm run verify:deploy`: a deployment as it is typed, minutes long.
      { test: { name: 'deploy', environment: 'node', include: ['tests/deploy/**/*.test.ts'] } },
      {
        // As in the build; only what is inlined passes the plugin.
        plugins: [keptLines()],
        test: {
          name: 'long',
          testTimeout,
          hookTimeout: testTimeout,
          environment: 'node',
          include: LONG,
          server: { deps: { inline: ['@react-pdf/layout'] } },
        },
      },
      {
        plugins: [
          reactTextRenderer(),
          cloudflareTest({
            main: 'tests/support/resume-worker.ts',
            miniflare: {
              compatibilityDate: '2026-08-15',
              compatibilityFlags: ['nodejs_compat', 'enable_request_signal'],
              d1Databases: ['DB', 'CONTENT'],
              kvNamespaces: ['CACHE'],
              r2Buckets: ['FILES'],
              durableObjects: {
                RESUMES: { className: 'ResumeObject', useSQLite: true },
                VISITS: { className: 'VisitCounter', useSQLite: true },
              },
              serviceBindings: { ASSETS: onePicture },
              images: { binding: 'IMAGES' },
              bindings: await migrations(),
            },
          }),
        ],
        test: {
          name: 'worker',
          testTimeout,
          hookTimeout: testTimeout,
          include: ['tests/worker/**/*.test.ts'],
          setupFiles: ['tests/support/fresh-counters.ts', 'tests/support/fresh-state.ts'],
          // One runtime for all files: starting one costs seconds, and every file resets it.
          isolate: false,
          maxWorkers: 1,
        },
      },
      {
        plugins: [
          reactTextRenderer(),
          cloudflareTest({
            main: 'src/sandbox/worker.ts',
            miniflare: {
              compatibilityDate: '2026-08-15',
              compatibilityFlags: ['nodejs_compat', 'enable_request_signal'],
              d1Databases: ['DB', 'CONTENT'],
              kvNamespaces: ['CACHE'],
              r2Buckets: ['FILES'],
              durableObjects: {
                STATE: { className: 'SandboxState', useSQLite: true },
                WECHAT: { className: 'WechatState', useSQLite: true },
                TURNSTILE: { className: 'TurnstileState', useSQLite: true },
                PAY: { className: 'PayState', useSQLite: true },
              },
              serviceBindings: { ASSETS: noAssets },
              bindings: await migrations(),
            },
          }),
        ],
        test: {
          name: 'sandbox',
          testTimeout,
          hookTimeout: testTimeout,
          include: ['tests/sandbox/**/*.test.ts'],
          setupFiles: ['tests/support/fresh-state.ts', 'tests/sandbox/fresh-sandbox.ts'],
          isolate: false,
          maxWorkers: 1,
        },
      },
    ],
  },
}))
