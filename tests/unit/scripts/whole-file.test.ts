import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { requireNoFile, writeWhole } from '#scripts/lib/operate/commands/whole-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'whole-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('what people own is written for nobody else on this machine, and over no other file', async () => {
  const file = join(folder, 'account.zip')
  requireNoFile(file)
  await writeWhole(file, new Blob(['all of it']).stream())
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['all of it', 0o600])
  expect(() => requireNoFile(file)).toThrow(`${file} is there already.`)
})

test('of what breaks off nothing is left', async () => {
  const before = readdirSync(folder)
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytesOf('half of it')),
    pull: (controller) => controller.error(new Error('The site is gone')),
  })
  await expect(writeWhole(join(folder, 'half.zip'), broken)).rejects.toThrow('The site is gone')
  expect(readdirSync(folder)).toEqual(before)
})
