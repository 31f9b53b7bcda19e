import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DesignPictures, drawDesigns, drawnContent } from '#client/features/editor/design/draw-designs.ts'
import { designs } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { setBasics, setDesign } from '#src/resume/edits.ts'
import { playWorkers } from '#tests/support/played-worker.ts'
import { person } from '#tests/unit/machines/running-save.ts'

/** The designs of the layouts that were asked for. */
let asked: string[] = []
/** The designs that cannot be laid out, and those whose photo does not come. */
let broken: string[] = []
let photoless: string[] = []
let workers = { started: 0, running: 0 }

beforeEach(() => {
  ;[asked, broken, photoless] = [[], [], []]
  workers = playWorkers(() => ({
    render: (document: ResumeDocument, _photo: string, { wanted }: { wanted: { page: number; width: number }[] }) => {
      const { id } = document.design
      asked.push(id)
      if (broken.includes(id)) throw new Error('No fonts')
      const pictures = wanted.map((page) => ({ ...page, bitmap: { width: page.width, height: asked.length } }))
      return { pages: 2, photoMissing: photoless.includes(id), pictures }
    },
  }))
  const createElement = () => ({ style: {}, getContext: () => null })
  vi.stubGlobal('document', { createElement })
})
afterEach(() => void vi.unstubAllGlobals())

const resume = person('Ann')
const [first = '', second = '', ...others] = designs.map(({ id }) => id)
const inDesign = (id: string) => setDesign({ id })(resume)
const drawn = { canvas: {} as HTMLCanvasElement, pages: 1, photoMissing: false }
/** All designs are drawn but these. */
const allBut = (...ids: string[]): DesignPictures =>
  new Map([first, second, ...others].flatMap((id) => (ids.includes(id) ? [] : [[id, drawn]])))

type Made = Parameters<typeof drawDesigns>[1]

/** What is told of each design. */
async function draw(
  document: ResumeDocument,
  pictures: DesignPictures,
  made: Made = null,
  signal = new AbortController().signal,
) {
  const told: [string, unknown][] = []
  await drawDesigns(
    document,
    made,
    pictures,
    (id, picture) => void told.push([id, picture && [picture.canvas.height, picture.pages, picture.photoMissing]]),
    signal,
  )
  return told
}

test('every design is drawn, the chosen one first, in an engine that ends', async () => {
  const told = await draw(inDesign(second), new Map())
  expect(asked).toEqual([second, first, ...others])
  expect(told).toEqual(asked.map((id, nth) => [id, [nth + 1, 2, false]]))
  expect(workers).toEqual({ started: 1, running: 0 })
})

test('only what is not drawn yet, failed, or lacks its photo is drawn', async () => {
  expect([await draw(inDesign(first), allBut()), workers.started]).toEqual([[], 0])
  const pictures = new Map([
    ...allBut(second),
    [others[0] ?? '', null],
    [others[1] ?? '', { ...drawn, photoMissing: true }],
  ])
  photoless = [others[1] ?? '']
  expect(await draw(inDesign(first), pictures)).toEqual([
    [second, [1, 2, false]],
    [others[0], [2, 2, false]],
    [others[1], [3, 2, true]],
  ])
})

test('a design that cannot be drawn is told of as that, and the others are drawn', async () => {
  broken = [first]
  expect(await draw(inDesign(first), allBut(first, second))).toEqual([
    [first, null],
    [second, [2, 2, false]],
  ])
})

test('the chosen design is drawn from the preview’s own file, where that shows this document and still can', async () => {
  const document = inDesign(first)
  const madeOf = (of: ResumeDocument, page: () => Promise<unknown>): Made =>
    ({ document: of, pdf: { pages: 5, photoMissing: false, draw: page } }) as unknown as Made
  const there = async () => ({ page: 0, width: 560, bitmap: { width: 560, height: 99 } })
  const wanted = vi.fn(there)
  expect(await draw(document, allBut(first, second), madeOf(document, wanted))).toEqual([
    [first, [99, 5, false]],
    [second, [1, 2, false]],
  ])
  expect(wanted.mock.calls).toEqual([[{ page: 0, width: 560 }]])
  const anew = [[first, [1, 2, false]]]
  for (const made of [
    madeOf(inDesign(first), there),
    madeOf(document, async () => null),
    madeOf(document, () => Promise.reject(new Error('The engine has been closed'))),
  ]) {
    asked = []
    expect(await draw(document, allBut(first), made)).toEqual(anew)
  }
})

test('once it is no longer wanted nothing more is drawn or told', async () => {
  const end = new AbortController()
  const told: string[] = []
  await drawDesigns(
    inDesign(first),
    null,
    new Map(),
    (id) => {
      told.push(id)
      if (id === second) end.abort()
    },
    end.signal,
  )
  expect([told, asked, workers.running]).toEqual([[first, second], [first, second], 0])
})

test('pictures depend on all of a document but which design is chosen', () => {
  const same = (edit: (document: ResumeDocument) => ResumeDocument) =>
    drawnContent(edit(resume)) === drawnContent(resume)
  expect([same(setDesign({ id: second })), same(setDesign({ size: 11 })), same(setBasics({ name: 'Bea' }))]).toEqual([
    true,
    false,
    false,
  ])
})
