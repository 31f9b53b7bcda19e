import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { foreignDocuments, readForeign } from '#scripts/lib/import-check/foreign.ts'
import { readAs } from '#tests/support/imports/read-as.ts'

const FOLDER = 'tests/support/imports/foreign'

// Not all that is read is right; what is read otherwise than before is to be looked at (`vitest -u` writes it anew).
test.each(foreignDocuments(FOLDER))('$name is read as it was', async (one) => {
  const file = resolve(`tests/support/imports/foreign-read/${one.name}.txt`)
  await expect(readAs(await readForeign(one))).toMatchFileSnapshot(file)
})
