import { readFileSync } from 'node:fs'
import { type Judged, judge, readCorpus, scoreOf } from './lib/check-corpus.ts'
import { runMain, Trouble } from './lib/main.ts'

/** The least precision and recall; below it the checks annoy, or miss too much. */
const least = 0.95

/**
 * Runs the checks of the editor over lines as people write them, each with what should be found in it: every mistake,
 * and precision and recall by language.
 *
 *   node scripts/verify-checks.ts
 */
runMain(async () => {
  const scores = (['zh', 'en'] as const).map((locale) => {
    const corpus = readCorpus(readFileSync(`scripts/data/check-corpus/${locale}.txt`, 'utf8'))
    const judged = corpus.map((line) => judge(line, locale))
    for (const one of judged) showMistakes(one)
    const { expected, found, right, precision, recall } = scoreOf(judged)
    console.log(
      `${locale}: ${corpus.length} lines, ${expected} findings expected, ${found} found, ${right} right: ` +
        `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
    )
    return Math.min(precision, recall)
  })
  if (Math.min(...scores) < least) throw new Trouble(`Less than ${least}, see above.`)
})

function showMistakes({ line: { expected, text }, found }: Judged): void {
  for (const rule of found.filter((name) => !expected.includes(name))) console.log(`  false ${rule}: ${text}`)
  for (const rule of expected.filter((name) => !found.includes(name))) console.log(`  missed ${rule}: ${text}`)
}
