import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepDevicePhoto, readDevicePhoto } from '#client/lib/device-photos.ts'
import { isToAsk, mayHaveGuestResumes, noteToAsk } from '#client/lib/guest-mark.ts'
import {
  createGuestResume,
  daysWarned,
  listGuestResumes,
  readGuestResume,
  removeGuestResume,
} from '#client/lib/guest-resumes.ts'
import { browserStorage } from '#tests/support/browser-storage.ts'
import { person } from '#tests/unit/machines/running-save.ts'

const ID = '00000000-0000-4000-8000-000000000001'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('location', { origin: 'https://site.test' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', browserStorage())
})

afterEach(() => {
  vi.restoreAllMocks()
})

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 23)
const OTHER = '00000000-0000-4000-8000-000000000009'
const PICTURE = '/9j/AAAA'

/** Does something at another time. */
async function at<T>(time: number, act: () => Promise<T>): Promise<T> {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(time)
  const done = await act()
  clock.mockRestore()
  return done
}

const withPhoto = (photo: string) => {
  const doc = person('Ann')
  return { ...doc, basics: { ...doc.basics, photo } }
}

describe('résumés on a device', () => {
  test('stay for ninety days from when they were changed last, the newest first', async () => {
    await at(NOW, () => createGuestResume(person('Ann'), ID))
    await at(NOW + DAY, () => createGuestResume(person('Ben'), OTHER))
    const listed = async (now: number) => (await listGuestResumes(now)).map(({ id, until }) => [id, until])
    const both = [
      [OTHER, NOW + 91 * DAY],
      [ID, NOW + 90 * DAY],
    ]
    expect([await listed(NOW + 90 * DAY - 1), await listed(NOW + 90 * DAY)]).toEqual([both, both.slice(0, 1)])
    expect([await readGuestResume(ID), (await readGuestResume(OTHER))?.doc]).toEqual([null, person('Ben')])
  })

  test('are told of by a mark, as long as there are any; one more does not undo that they are to be offered', async () => {
    const marks = () => [mayHaveGuestResumes(), isToAsk()]
    expect(marks()).toEqual([false, false])
    await at(NOW, () => createGuestResume(person('Ann'), ID))
    expect(marks()).toEqual([true, false])
    noteToAsk(true)
    await at(NOW, () => createGuestResume(person('Ben'), OTHER))
    await listGuestResumes(NOW)
    expect(marks()).toEqual([true, true])
    await removeGuestResume(OTHER)
    await listGuestResumes(NOW)
    expect(marks()).toEqual([true, true])
    noteToAsk(false)
    expect(marks()).toEqual([true, false])
    await removeGuestResume(ID)
    await listGuestResumes(NOW)
    expect(marks()).toEqual([false, false])
  })

  test.each([
    [14 * DAY, null],
    [14 * DAY - 1, 14],
    [13 * DAY, 13],
    [1, 1],
    [0, 1],
    [-DAY, 1],
  ])('with %i ms left are warned of as %s days', (left, days) => {
    expect(daysWarned(NOW + left, NOW)).toBe(days)
  })

  test('stay when they cannot be removed, and that is told', async () => {
    await at(NOW, () => createGuestResume(person('Ann'), ID))
    const refused = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    await expect(removeGuestResume(ID)).rejects.toThrow(DOMException)
    refused.mockRestore()
    expect((await readGuestResume(ID))?.doc).toEqual(person('Ann'))
  })

  test('are not said to be there when the browser stores nothing', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    await expect(createGuestResume(person('Ann'), ID)).rejects.toThrow(DOMException)
    expect(mayHaveGuestResumes()).toBe(false)
  })

  test('are known to be gone even if what is left of their pictures cannot be cleared away', async () => {
    await at(NOW, () => createGuestResume(person('Ann'), ID))
    await removeGuestResume(ID)
    const open = indexedDB.open.bind(indexedDB)
    vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      if (name === 'qingjian-photos') throw new DOMException('', 'SecurityError')
      return open(name, version)
    })
    await expect(listGuestResumes(NOW)).rejects.toThrow(DOMException)
    expect(mayHaveGuestResumes()).toBe(false)
  })

  test('keep their pictures; others go when a day is over', async () => {
    const [used, unused] = await at(NOW, async () => [await keepDevicePhoto(PICTURE), await keepDevicePhoto(PICTURE)])
    await at(NOW, () => createGuestResume(withPhoto(used), ID))
    const left = async (now: number) => {
      await listGuestResumes(now)
      return [await readDevicePhoto(used), await readDevicePhoto(unused)]
    }
    expect([await left(NOW + DAY), await left(NOW + DAY + 1)]).toEqual([
      [PICTURE, PICTURE],
      [PICTURE, null],
    ])
  })
})

test('a résumé that is removed is gone at once, and so is one nobody touched for too long', async () => {
  await createGuestResume(person('Ann'), ID)
  await removeGuestResume(ID)
  expect(await readGuestResume(ID)).toBe(null)
  await createGuestResume(person('Ann'), ID)
  const [listed] = await listGuestResumes(Date.now())
  const until = listed?.until ?? 0
  expect(await listGuestResumes(until - 1)).toHaveLength(1)
  expect(await listGuestResumes(until)).toEqual([])
  expect([await readGuestResume(ID), mayHaveGuestResumes()]).toEqual([null, false])
})
