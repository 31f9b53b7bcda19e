import type { Locale } from '#src/contract/locale.ts'
import { isoSeconds } from '#src/lib/time.ts'
import { accountExportTexts } from '#src/texts/account-export.ts'
import type { ExportFault } from './fault.ts'

/** The facts in a README; `at` in ms since 1970. */
export type ReadmeFacts = {
  site: string
  userId: number
  at: number
  resumes: number
  deleted: number
  photos: number
  faults: readonly ExportFault[]
}

const LINE_END = '\r\n'

/** The README of an archive: what is in it, how to restore from it, and what is not in it. */
export function readmeOf(facts: ReadmeFacts, locale: Locale): string {
  const t = accountExportTexts[locale]
  const files = Object.entries(t.files).map(([name, text]) => `${name.padEnd(20)} ${text}`)
  const faults = facts.faults.map(({ what, name }) => `- ${t.faults[what](name)}`)
  const lines = [
    t.title(facts.site, facts.userId, isoSeconds(facts.at)),
    '',
    t.count(facts.resumes, facts.deleted, facts.photos),
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
    ...(faults.length > 0 ? faults : [t.noFaults]),
    '',
  ]
  // Without a byte order mark, editors on Windows assume another encoding.
  return `\ufeff${lines.join(LINE_END)}`
}
