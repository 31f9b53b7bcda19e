import { expect, test, vi } from 'vitest'

test('a worker that is withdrawn takes over at once, deletes all it kept, and goes', async () => {
  const listeners = new Map<string, (event: object) => void>()
  const done: string[] = []
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener))
  vi.stubGlobal('skipWaiting', async () => void done.push('takes over'))
  vi.stubGlobal('registration', { unregister: async () => void done.push('gone') })
  vi.stubGlobal('caches', {
    keys: async () => ['pages', 'editor'],
    delete: async (name: string) => void done.push(`no ${name}`),
  })
  vi.resetModules()
  await vi.importActual('#client/offline/withdrawn.ts')
  for (const type of ['install', 'activate']) {
    const tasks: Promise<void>[] = []
    listeners.get(type)?.({ waitUntil: (task: Promise<void>) => void tasks.push(task) })
    expect(tasks).toHaveLength(1)
    await tasks[0]
  }
  expect(done).toEqual(['takes over', 'no pages', 'no editor', 'gone'])
})
