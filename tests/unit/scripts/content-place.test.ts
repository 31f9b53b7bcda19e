import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { placeOfTemplate } from '#scripts/lib/content.ts'

test('a template is found in its file and line, so that whoever broke it finds it, too', () => {
  const [, file = '', line = ''] =
    /^(src\/content\/word\/templates\/[a-z-]+\.ts):(\d+): $/.exec(placeOfTemplate('nurse-river')) ?? []
  expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]?.trim()).toBe("slug: 'nurse-river',")
  expect(placeOfTemplate('nobody')).toBe('')
})
