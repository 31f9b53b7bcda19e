import { runMain } from './lib/main.ts'
import { checkRegexes } from './lib/slow-regexes.ts'

/** Checks that no text makes a regular expression of the Worker or the pages take long. */
runMain(async () => {
  const count = checkRegexes('{src,client}/**/*.{ts,tsx}', 'scripts/lint/slow-regexes.json')
  console.log(`${count} regular expressions, none slow but those reviewed`)
})
