import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readText } from '#src/resume/formats/import-reading.ts'
import { fullJsonResume } from '#tests/support/imports/json-resume.ts'
import { reactiveResumes } from '#tests/support/imports/reactive-resume.ts'
import { readAs } from '#tests/support/imports/read-as.ts'

/** Texts as people paste them, and files of other programs, by name. */
const texts: [name: string, text: string][] = [
  ...globSync('tests/support/imports/pasted/*.txt')
    .toSorted()
    .map((file): [string, string] => [basename(file, '.txt'), readFileSync(file, 'utf8')]),
  ['json-resume', JSON.stringify(fullJsonResume)],
  ...Object.entries(reactiveResumes).map(([name, json]): [string, string] => [
    `reactive-${name}`,
    JSON.stringify(json),
  ]),
]

// Not all that is read is right; what is read otherwise than before is to be looked at (`vitest -u` writes it anew).
test.each(texts)('%s is read as it was', async (name, text) => {
  const answer = readText(text)
  const read = 'fault' in answer ? `${answer.fault}\n` : readAs(answer.reading)
  await expect(read).toMatchFileSnapshot(resolve(`tests/support/imports/pasted-read/${name}.txt`))
})
