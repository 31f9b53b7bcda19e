import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { packPlaces, placeOf } from '#src/api/domain/password-list.ts'
import { PASSWORD_MIN } from '#src/contract/index.ts'
import { runMain } from './lib/main.ts'

const FILE = 'src/api/domain/common-passwords.json'
const COUNT = 10_050

/**
 * Packs the most common passwords that are long enough to be set, from a JSON file with an array of them, the most
 * common first. The list there is comes from `@zxcvbn-ts/language-common` 4.1.3 (MIT).
 */
runMain(async () => {
  const words = z.array(z.string()).parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')))
  const long = words.map((word) => word.normalize('NFKC').toLowerCase()).filter((word) => word.length >= PASSWORD_MIN)
  const taken = [...new Set(long)].slice(0, COUNT)
  const places = taken.map((word) => placeOf(word, taken.length)).sort((a, b) => a - b)
  const base64 = Buffer.from(packPlaces(places)).toString('base64')
  writeFileSync(FILE, `${JSON.stringify({ count: taken.length, base64 }, null, 2)}\n`)
})
