import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** With such a selector the whole page is styled anew whenever anything is added to it, which took 20 ms a key. */
const looksFromTheRoot = /(?:html|body|:root)[^\s{},]*:has\(/

test('no style that is for screens too looks from the root for what is in the page', () => {
  const files = globSync('{client,src}/**/*.{css,tsx}').filter((file) => !file.endsWith('print.css'))
  expect(files.filter((file) => looksFromTheRoot.test(readFileSync(file, 'utf8')))).toEqual([])
})
