import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const inClient = (folder: string, files: string) => files.split(' ').map((file) => `client/${folder}/${file}`)

/** The modules of every page; in one file they compress better than in the many that sharing would create. */
const core = [
  ...inClient('components', 'deferred.tsx icon.tsx preview-image.tsx site-data.tsx skeleton.tsx structured-data.tsx'),
  ...inClient('components', 'use-hydrated.ts use-visit.ts'),
  ...inClient('i18n', 'messages.ts notices.ts'),
  ...inClient('lib', 'attempt.ts client.tsx dates.ts guest-mark.ts kept-mark.ts money.ts numbers.ts page.tsx part.ts'),
  ...inClient('lib', 'paths.ts reload-guard.ts resources.tsx saves-data.ts say.ts session-hint.ts single-keys.ts'),
  ...inClient('lib', 'store.ts stored-text.ts theme.ts use-action.ts use-async.ts'),
  'src/contract/address-parts.ts',
  'src/contract/addresses.ts',
  'src/contract/lists.ts',
  'src/contract/locale.ts',
  'src/contract/not-signed-in.ts',
  'src/lib/time.ts',
  'src/texts/messages.ts',
]

/** The modules of every list that can be searched. */
const lists = [
  ...inClient('components', 'list-results.tsx marked.tsx pager.tsx search-box.tsx'),
  ...inClient('features', 'word/instead-slot.tsx'),
  ...inClient('i18n', 'pager.ts search.ts'),
  ...inClient('lib', 'highlight.ts'),
  'src/lib/fold-text.ts',
]

/** The actions of a template, on its page and on its card. */
const templateActions = [
  ...inClient('features/word', 'favourite-button.tsx use-download.ts use-favourite.ts'),
  ...inClient('lib', 'favourites.ts'),
]

/** The scripts browsers load that are put together by hand, for Rolldown's `codeSplitting`. */
export const chunks = [
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/ },
  { name: 'core', test: anyOf([...core, '\0vite/preload-helper.js']) },
  { name: 'lists', test: anyOf(lists) },
  // Alone: what it shares with every page stays in the entry.
  { name: 'template-actions', test: anyOf(templateActions), includeDependenciesRecursively: false },
]

/** @throws when a file is not where the list says, so that moving one cannot drop it unnoticed */
function anyOf(files: readonly string[]): (id: string) => boolean {
  const ids = new Set(files.map((file) => (file.startsWith('\0') ? file : resolve(file))))
  const absent = [...ids].filter((id) => !id.startsWith('\0') && !existsSync(id))
  if (absent.length > 0)
    throw new Error(`scripts/lib/vite/chunks.ts names files that are not there: ${absent.join(', ')}`)
  return (id) => ids.has(id)
}
