import { beforeEach, expect, test, vi } from 'vitest'
import { firstCrop, isChosen } from '#client/components/photo/crop.ts'
import { croppedPhoto, openPicture } from '#client/components/photo/photo-file.ts'

const MB = 1024 * 1024
const MOST = 300 * 1024
const picture = { width: 400, height: 300 } as ImageBitmap
const whole = firstCrop(picture, 'square')

/** A browser whose pictures have these sizes, one for each quality it is asked for; null where it writes none. */
function writing(...sizes: (number | null)[]) {
  const asked: unknown[] = []
  const drawn: unknown[] = []
  const context = {
    fillStyle: '#000',
    fillRect: (...area: number[]) => drawn.push([context.fillStyle, ...area]),
    drawImage: (_: unknown, ...area: number[]) => drawn.push(['picture', ...area.slice(4)]),
  }
  const canvas = {
    getContext: () => context,
    toBlob: (done: (blob: object | null) => void, type: string, quality: number) => {
      const size = sizes[asked.length] ?? null
      asked.push([type, quality])
      done(size === null ? null : { size })
    },
  }
  vi.stubGlobal('document', { createElement: () => canvas })
  return { asked, drawn, canvas }
}

beforeEach(() => {
  vi.stubGlobal(
    'FileReader',
    class {
      result = ''
      onload = () => {}
      readAsDataURL({ size }: { size: number }) {
        this.result = `data:image/jpeg;base64,${size}`
        this.onload()
      }
    },
  )
})

test('a cropped picture is written as well as 300 KB allow', async () => {
  const { asked } = writing(MOST + 1, null, MOST)
  expect(await croppedPhoto(picture, 'square', whole)).toBe(String(MOST))
  expect(asked).toEqual([
    ['image/jpeg', 0.92],
    ['image/jpeg', 0.85],
    ['image/jpeg', 0.75],
  ])
})

test('what is transparent becomes white before the picture is drawn', async () => {
  const { drawn } = writing(1)
  await croppedPhoto(picture, 'square', whole)
  expect(drawn.map((step) => (step as unknown[])[0])).toEqual(['#fff', 'picture'])
})

test('one that stays too large even so is not taken', async () => {
  const { asked } = writing(...Array.from({ length: 5 }, () => MOST + 1))
  await expect(croppedPhoto(picture, 'square', whole)).rejects.toThrow('cannot be written')
  expect(asked).toHaveLength(5)
})

test('what is opened is a picture of at most 20 MB, the right way up', async () => {
  const open = vi.fn(async () => picture)
  vi.stubGlobal('createImageBitmap', open)
  const file = (type: string, size: number) => ({ type, size }) as Blob
  expect(await openPicture(file('text/plain', 1))).toBe('wrongType')
  expect(await openPicture(file('image/png', 20 * MB + 1))).toBe('tooLarge')
  expect(open).not.toHaveBeenCalled()
  expect(await openPicture(file('image/png', 20 * MB))).toBe(picture)
  expect(open.mock.calls).toEqual([[file('image/png', 20 * MB), { imageOrientation: 'from-image' }]])
  for (const type of ['image/png', '']) {
    open.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'))
    expect(await openPicture(file(type, 1))).toBe('unreadable')
  }
  // Without a known ending.
  expect(await openPicture(file('', 1))).toBe(picture)
})

test('a crop is chosen as soon as one thing about it is another than was offered', () => {
  const crop = firstCrop(picture, 'square')
  expect(isChosen(picture, 'square', 'square', crop)).toBe(false)
  expect(isChosen(picture, 'square', '25x35', crop)).toBe(true)
  for (const change of [{ x: crop.x + 1 }, { y: crop.y + 1 }, { zoom: crop.zoom + 1 }]) {
    expect([change, isChosen(picture, 'square', 'square', { ...crop, ...change })]).toEqual([change, true])
  }
})
