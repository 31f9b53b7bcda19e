import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions } from 'vite'
import type { Locale } from '#src/contract/locale.ts'
import { chunks } from './scripts/lib/vite/chunks.ts'
import { computedAtBuild } from './scripts/lib/vite/computed-at-build.ts'
import { devSite } from './scripts/lib/vite/dev-site.ts'
import { writeIntegrity } from './scripts/lib/vite/integrity.ts'
import { keptLines } from './scripts/lib/vite/kept-lines.ts'
import { OFFLINE_WORKER, writeOfflineFiles } from './scripts/lib/vite/offline-files.ts'
import { oneLanguage } from './scripts/lib/vite/one-language.ts'
import { reactForBrowsers } from './scripts/lib/vite/react-for-browsers.ts'
import { reactTextRenderer } from './scripts/lib/vite/react-text-renderer.ts'
import { writeWorkerPolicies } from './scripts/lib/vite/worker-policies.ts'

const ENTRY_FILES = /\/(core|react|rolldown-runtime)-/

/** What browsers load is built once for each language; only the first build empties the folder they share. */
const clients: Record<string, Locale> = { client: 'zh', clientEn: 'en' }

/** The words of the spelling check: expanded from dictionaries while building. */
const ENGLISH_WORDS = 'client/features/editor/checks/spelling/english-words.ts'

const CLIENT_DIR = 'dist/client'
const manifestOf = (language: Locale) => `.vite/${language}.json`

function clientBuild(language: Locale, isFirst: boolean): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: CLIENT_DIR,
      emptyOutDir: isFirst,
      copyPublicDir: isFirst,
      manifest: manifestOf(language),
      rolldownOptions: {
        input: 'client/entry.client.tsx',
        // The entry lists the files of all pages: what several share goes without a name, which makes every page smaller.
        output: {
          codeSplitting: { groups: chunks },
          chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash].js`,
        },
      },
    },
  }
}

/** The script that keeps the editor for use without a network; one that has to go is built as its own end. */
function offlineBuild(): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: CLIENT_DIR,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: `client/offline/${process.env.OFFLINE_WORKER === 'withdrawn' ? 'withdrawn' : 'service-worker'}.ts`,
        output: { entryFileNames: OFFLINE_WORKER },
      },
    },
  }
}

/** For workerd: everything in it but what the runtime brings. What pages load when they are asked for is apart. */
function workerBuild(outDir: string, input: Record<string, string>): EnvironmentOptions {
  return {
    consumer: 'server',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      noExternal: true,
      external: [],
      conditions: ['workerd', 'worker', 'browser', 'module', 'import', 'default'],
    },
    build: {
      outDir,
      minify: true,
      copyPublicDir: false,
      // Sheets keep the names they have for browsers; by chunk they would get others.
      cssCodeSplit: false,
      rolldownOptions: {
        input,
        external: [/^cloudflare:/, /^node:/],
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js', codeSplitting: true },
      },
    },
  }
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    reactTextRenderer(),
    reactForBrowsers(),
    oneLanguage(clients),
    command === 'build' && computedAtBuild('src/contract/posts.ts'),
    command === 'serve' && computedAtBuild(ENGLISH_WORDS),
    command === 'serve' && devSite(),
  ],
  worker: { format: 'es', plugins: () => [computedAtBuild(ENGLISH_WORDS), keptLines()] },
  build: {
    emptyOutDir: true,
    target: 'es2022',
    // What the entry brings is there already; naming it again with every page only makes the entry larger.
    modulePreload: { resolveDependencies: (_page, files) => files.filter((file) => !ENTRY_FILES.test(file)) },
  },
  // Only the build targets workerd; the dev server renders in Node.
  ...(command === 'build' && { ssr: { target: 'webworker' as const } }),
  environments: {
    client: clientBuild('zh', true),
    ...(command === 'build' && {
      clientEn: clientBuild('en', false),
      offline: offlineBuild(),
      ssr: workerBuild('dist/worker', { index: 'src/worker.ts' }),
      sandbox: workerBuild('dist/sandbox', { worker: 'src/sandbox/worker.ts' }),
    }),
  },
  builder: {
    // The Worker embeds the manifests of the client, so it is built last.
    async buildApp(builder) {
      const { client, clientEn, offline, ssr, sandbox } = builder.environments
      for (const environment of [client, clientEn, offline]) if (environment) await builder.build(environment)
      await writeOfflineFiles(CLIENT_DIR, { zh: manifestOf('zh'), en: manifestOf('en') })
      writeWorkerPolicies(CLIENT_DIR)
      for (const language of Object.values(clients)) writeIntegrity(CLIENT_DIR, manifestOf(language))
      for (const environment of [ssr, sandbox]) if (environment) await builder.build(environment)
    },
  },
}))
