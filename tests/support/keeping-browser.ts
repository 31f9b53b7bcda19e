import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import { PNG } from './pictures.ts'

/** A browser with empty stores in which somebody is signed in, and whose pictures come from the network. */
export function keepingBrowser(): { cookie: string } {
  const stored = new Map<string, string>()
  const browser = { cookie: 'theme=dark; __Host-signed-in=1' }
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('document', browser)
  vi.stubGlobal('location', { origin: 'https://site.test' })
  vi.stubGlobal('fetch', async () => new Response(PNG))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return browser
}
