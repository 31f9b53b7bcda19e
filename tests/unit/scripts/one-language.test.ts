import { build } from 'vite'
import { expect, test } from 'vitest'
import { agreementEn } from '#client/i18n/agreement-en.ts'
import { agreementZh } from '#client/i18n/agreement-zh.ts'
import { oneLanguage } from '#scripts/lib/vite/one-language.ts'
import type { Locale } from '#src/contract/locale.ts'

/** The texts of an area as a build for browsers leaves them. */
async function built(language: Locale): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [oneLanguage({ client: language })],
    build: {
      write: false,
      rolldownOptions: {
        input: 'client/i18n/agreement.ts',
        preserveEntrySignatures: 'strict',
        external: (id) => id.startsWith('react') || id.startsWith('#'),
      },
    },
  })
  if (!('output' in result)) throw new Error('Expected one build')
  return result.output[0].code
}

test('a build for browsers has the texts of its language alone', async () => {
  const [zh, en] = [await built('zh'), await built('en')]
  expect([zh.includes(agreementZh.title), zh.includes(agreementEn.title)]).toEqual([true, false])
  expect([en.includes(agreementZh.title), en.includes(agreementEn.title)]).toEqual([false, true])
})
