import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPdfEngine, type PdfEngine } from '#client/features/editor/pdf/engine.ts'
import type { LaidResume } from '#client/features/editor/pdf/pdf-worker.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { playWorkers } from '#tests/support/played-worker.ts'
import { person } from '#tests/unit/machines/running-save.ts'

/** The layouts that workers were asked for, in order, each with what else was to be made. */
let asked: { worker: number; name: string; pages: number[]; withFile: boolean }[] = []
let workers = { started: 0, running: 0 }
/** Ends the layouts that wait for it. */
let finish: (() => void) | null = null
let waits: Promise<void> = Promise.resolve()

/** What a worker answers without fonts or canvases. */
function makerOf(worker: number) {
  let laid = ''
  return {
    async render(
      document: ResumeDocument,
      _photo: string,
      { wanted, withFile }: { wanted: { page: number; width: number }[]; withFile: boolean },
    ): Promise<LaidResume> {
      laid = document.basics.name ?? ''
      asked.push({ worker, name: laid, pages: wanted.map(({ page }) => page), withFile })
      await waits
      return { ...report, texts: [laid], bytes: withFile ? new Uint8Array([asked.length]) : null }
    },
    draw: ({ page, width }: { page: number; width: number }) => (page === 0 ? { page, width, bitmap: laid } : null),
  }
}

const report = {
  missing: [],
  pages: 1,
  filled: 0.5,
  places: [],
  paper: { width: 595, height: 842 },
  photoMissing: false,
  pictures: [],
}

let engine: PdfEngine

beforeEach(() => {
  asked = []
  waits = Promise.resolve()
  workers = playWorkers(makerOf)
  engine = createPdfEngine(() => '')
})

afterEach(() => {
  engine.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets layouts wait until `finish` is called. */
function holdLayouts(): void {
  waits = new Promise((resolve) => {
    finish = resolve
  })
}

test('an engine that has been closed refuses, and starts no worker nobody would stop', async () => {
  engine.close()
  await expect(engine.render(person('Ann'))).rejects.toThrow('closed')
  await expect(engine.file(person('Ann'))).rejects.toThrow('closed')
  expect(workers.started).toBe(0)
})

test('while one document is laid out, only the latest waits, with all that is wanted of those before', async () => {
  holdLayouts()
  const first = engine.render(person('Ann'), [{ page: 0, width: 9 }])
  const second = engine.render(person('Anne'), [{ page: 1, width: 9 }])
  const file = engine.file(person('Anna'))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  finish?.()
  expect((await first).texts).toEqual(['Ann'])
  expect((await second).texts).toEqual(['Anna'])
  expect((await file).bytes).toEqual(new Uint8Array([2]))
  expect(asked).toEqual([
    { worker: 1, name: 'Ann', pages: [0], withFile: false },
    { worker: 1, name: 'Anna', pages: [1], withFile: true },
  ])
})

test('the file of the pages that are shown is made when it is wanted, and once', async () => {
  const document = person('Ann')
  const shown = await engine.render(document)
  expect([(await shown.file()).bytes, (await engine.file(document)).bytes]).toEqual([
    new Uint8Array([2]),
    new Uint8Array([2]),
  ])
  await engine.render(document)
  expect(asked.map(({ withFile }) => withFile)).toEqual([false, true])
})

test('pages are drawn of the last document, and none that it lacks', async () => {
  const shown = await engine.render(person('Ann'))
  expect(await shown.draw({ page: 0, width: 9 })).toEqual({ page: 0, width: 9, bitmap: 'Ann' })
  expect(await shown.draw({ page: 1, width: 9 })).toBeNull()
  engine.close()
  await expect(shown.draw({ page: 0, width: 9 })).rejects.toThrow('closed')
})

test('nothing is drawn for a document once a later one is laid out', async () => {
  const shown = await engine.render(person('Ann'))
  const later = engine.render(person('Anna'))
  expect(await shown.draw({ page: 0, width: 9 })).toBeNull()
  expect(await (await later).draw({ page: 0, width: 9 })).toEqual({ page: 0, width: 9, bitmap: 'Anna' })
  expect(await shown.draw({ page: 0, width: 9 })).toBeNull()
})

test('a drawing that the closed worker no longer answers fails', async () => {
  const shown = await engine.render(person('Ann'))
  const drawing = shown.draw({ page: 0, width: 9 })
  engine.close()
  await expect(drawing).rejects.toThrow('closed')
})

test('a worker that has made many layouts is replaced at rest, and the new one knows the last document', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let shown = await engine.render(person('first'))
  for (let layout = 1; layout < 302; layout += 1) shown = await engine.render(person(`name ${layout}`))
  expect(workers.started).toBe(1)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(workers.started).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(workers.started).toBe(2)
  vi.useRealTimers()
  await vi.waitFor(async () =>
    expect(await shown.draw({ page: 0, width: 9 })).toEqual({ page: 0, width: 9, bitmap: 'name 301' }),
  )
  expect(asked.slice(-2).map(({ worker, name }) => [worker, name])).toEqual([
    [1, 'name 301'],
    [2, 'name 301'],
  ])
})

test('the file of pages that a later document replaces is that of the later one, which stays the one drawn', async () => {
  const shown = await engine.render(person('Ann'))
  holdLayouts()
  // The checks want the file of what was shown while the next two edits are laid out.
  const second = engine.render(person('Anna'))
  const third = engine.render(person('Annabel'), [{ page: 0, width: 9 }])
  const file = shown.file()
  finish?.()
  expect((await second).texts).toEqual(['Anna'])
  expect((await third).texts).toEqual(['Annabel'])
  expect((await file).texts).toEqual(['Annabel'])
  expect((await shown.file()).texts).toEqual(['Annabel'])
  expect(await (await third).draw({ page: 0, width: 9 })).toEqual({ page: 0, width: 9, bitmap: 'Annabel' })
  expect(asked.map(({ name, withFile }) => [name, withFile])).toEqual([
    ['Ann', false],
    ['Anna', false],
    ['Annabel', true],
  ])
})
