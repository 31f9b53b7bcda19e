import { describe, expect, test } from 'vitest'
import { jsonEntry } from '#src/api/accounts/export/entries.ts'
import { readmeOf } from '#src/api/accounts/export/readme.ts'
import { accountExportTexts } from '#src/texts/account-export.ts'

const AT = Date.UTC(2026, 10, 21, 2)

test('times are written as people write them, known by their names; any other number stays', () => {
  const value = {
    ...{ at: AT, created_at: AT, level_until: AT, until: AT, level_until_before: AT, ended_at: null, never_at: 0 },
    ...{ format: AT, untilled: AT, amount_fen: 1990, before: AT, at_once: AT, list: [{ at: AT }] },
  }
  const { name, bytes } = jsonEntry('a.json', value)
  const told = '2026-11-21T02:00:00Z'
  const text = new TextDecoder().decode(typeof bytes === 'function' ? undefined : bytes)
  expect([name, text.endsWith('}\n'), text.includes('\n  "at"')]).toEqual(['a.json', true, true])
  expect(JSON.parse(text)).toEqual({
    ...{ at: told, created_at: told, level_until: told, until: told, level_until_before: told },
    ...{ ended_at: null, never_at: 0, format: AT, untilled: AT, amount_fen: 1990, before: AT, at_once: AT },
    list: [{ at: told }],
  })
})

describe.each(['zh', 'en'] as const)('the README in %s', (locale) => {
  const t = accountExportTexts[locale]
  const facts = { site: '青简', userId: 7, at: AT, resumes: 3, deleted: 2, photos: 1 }
  const linesOf = (faults: Parameters<typeof readmeOf>[0]['faults']) =>
    readmeOf({ ...facts, faults }, locale).split('\r\n')

  test('says everything in its order, for Windows too', () => {
    const files = Object.entries(t.files).map(([name, text]) => `${name}${' '.repeat(20 - name.length)} ${text}`)
    expect(linesOf([])).toEqual([
      `\ufeff${t.title('青简', 7, '2026-11-21T02:00:00Z')}`,
      '',
      t.count(3, 2, 1),
      '',
      `## ${t.filesTitle}`,
      ...files,
      '',
      t.units,
      '',
      `## ${t.restoreTitle}`,
      ...t.restore,
      '',
      `## ${t.faultsTitle}`,
      t.noFaults,
      '',
    ])
  })

  test('names each thing that is not in it', () => {
    const kinds = ['resume', 'word', 'photo', 'picture'] as const
    const told = linesOf(kinds.map((what) => ({ what, name: `${what} 1` })))
    expect(told.slice(told.indexOf(`## ${t.faultsTitle}`) + 1)).toEqual([
      ...kinds.map((what) => `- ${t.faults[what](`${what} 1`)}`),
      '',
    ])
  })
})
