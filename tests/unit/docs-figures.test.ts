import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { budgets } from '#scripts/lib/sizes.ts'
import { USE_KEPT_DAYS } from '#src/api/db/sweeping.ts'
import { CHALLENGE_LIFE_MS } from '#src/api/domain/passkey-challenge.ts'
import { TICKET_MS } from '#src/api/domain/save-ticket.ts'
import { PASS_MS } from '#src/api/domain/share-pass.ts'
import { CODE_LIFE_MS } from '#src/api/domain/verification-codes.ts'
import { SCENE_LIFE_MS } from '#src/api/domain/wechat-scene.ts'
import { catalogue } from '#src/content/word/catalogue.ts'
import { RESTORABLE_MS } from '#src/contract/restoring.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/lib/time.ts'

const articles = globSync('src/content/articles/{zh,en}/*.md').length

/** What documents say in figures, with the figures the code has. */
test.each([
  ['README.md', `${catalogue.length} Word templates with the résumé each is made of, ${articles} articles`],
  ['AGENTS.md', `${budgets.scripts / 1024} KB of JavaScript (brotli), HTML with CSS ${budgets.document / 1024} KB`],
  ['docs/data-storage.md', `| ${CODE_LIFE_MS / MINUTE_MS} minutes to use; swept after a day |`],
  ['docs/data-storage.md', `| ${SCENE_LIFE_MS / MINUTE_MS} minutes to use; swept after |`],
  ['docs/data-storage.md', `so that each is good once | ${CHALLENGE_LIFE_MS / MINUTE_MS} minutes; swept after |`],
  ['docs/data-storage.md', `| a minute; good for ${TICKET_MS / 1000} s |`],
  ['docs/data-storage.md', `| ${PASS_MS / HOUR_MS} hours |`],
  ['docs/data-storage.md', `Kept ${USE_KEPT_DAYS} days, as \`use_counts\` in D1`],
  ['docs/data-storage.md', `| ${RESTORABLE_MS / DAY_MS} days after its deletion;`],
])('%s says "%s"', (file, said) => {
  expect(readFileSync(file, 'utf8')).toContain(said)
})
