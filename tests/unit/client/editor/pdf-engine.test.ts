import { afterEach, expect, test, vi } from 'vitest'
import { createPdfEngine } from '#client/features/editor/pdf/engine.ts'
import { person } from '#tests/unit/machines/running-save.ts'

afterEach(() => vi.unstubAllGlobals())

test('an engine that has been closed refuses, and starts no worker nobody would stop', async () => {
  const started: URL[] = []
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor(script: URL) {
        super()
        started.push(script)
      }
      postMessage() {}
      terminate() {}
    },
  )
  const engine = createPdfEngine(() => '')
  engine.close()
  await expect(engine.render(person('Ann'))).rejects.toThrow('closed')
  expect(started).toEqual([])
})
