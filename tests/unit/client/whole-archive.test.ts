import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { isWholeArchive } from '#client/features/account/settings/whole-archive.ts'

const archive = zipSync({ 'README.txt': new Uint8Array(300), 'resumes/a.json': new Uint8Array(20) })

test('an archive is whole with its end and everything before it, and at no other length', async () => {
  expect(await isWholeArchive(new Blob([archive]))).toBe(true)
  for (let length = 0; length < archive.length; length += 1) {
    expect([length, await isWholeArchive(new Blob([archive.subarray(0, length)]))]).toEqual([length, false])
  }
  expect(await isWholeArchive(new Blob([archive.subarray(1)]))).toBe(false)
})
