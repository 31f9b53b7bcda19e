import { writeFileSync } from 'node:fs'
import { runMain } from './lib/main.ts'
import { noticesText } from './lib/notices.ts'

/** Writes THIRD-PARTY-NOTICES.md from what is installed. */
runMain(async () => writeFileSync('THIRD-PARTY-NOTICES.md', noticesText()))
