import { expect, test } from 'vitest'
import { assetsIn, type Manifest } from '#src/ssr/manifest.ts'

/** A build of two pages that share a part, which imports the entry again. */
const manifest: Manifest = {
  'client/entry.client.tsx': {
    file: 'entry.js',
    css: ['app.css'],
    imports: ['_shared.js'],
    integrity: { 'entry.js': 'sha384-entry', 'app.css': 'sha384-app' },
  },
  '_shared.js': {
    file: 'shared.js',
    imports: ['client/entry.client.tsx'],
    integrity: { 'shared.js': 'sha384-shared' },
  },
  'client/routes/home.tsx': { file: 'home.js', css: ['home.css'], imports: ['_shared.js', '_list.js'], integrity: {} },
  '_list.js': { file: 'list.js', integrity: { 'list.js': 'sha384-list' } },
  'client/routes/word/list.tsx': { file: 'word.js', integrity: {} },
}
const entry = { href: '/entry.js', integrity: 'sha384-entry' }
const shared = { href: '/shared.js', integrity: 'sha384-shared' }
const app = { href: '/app.css', integrity: 'sha384-app' }

test.each([
  [
    'its own scripts and styles, each once',
    { name: 'home' },
    [shared, { href: '/home.js' }, { href: '/list.js', integrity: 'sha384-list' }],
    [app, { href: '/home.css' }],
  ],
  ['those of the file it is drawn by', { name: 'home', file: 'word/list' }, [shared, { href: '/word.js' }], [app]],
  ['what every page has, when no route was found', null, [shared], [app]],
] as const)('a page is told to load %s', (_, route, preloads, stylesheets) => {
  expect(assetsIn(manifest, route)).toEqual({ entry, preloads, stylesheets })
})

test('without a build a page loads the sources', () => {
  const styles = ['app', 'errors'].map((name) => ({ href: `/client/styles/${name}.css` }))
  expect(assetsIn({}, null)).toEqual({ entry: { href: '/client/entry.client.tsx' }, preloads: [], stylesheets: styles })
})
