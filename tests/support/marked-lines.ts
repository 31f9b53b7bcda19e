import type { SourceLine } from '#src/resume/formats/source-line.ts'

/**
 * The lines of a part of a résumé as its file tells them: `## ` before one formatted as an entry's heading, `# ` before
 * one formatted as the person's name, `• ` before a point, an empty line before one that stands apart, and underscores
 * around the beginning of one that is in another face.
 */
export function markedLines(text: string): SourceLine[] {
  return text.split('\n').flatMap((whole, index, all) => {
    if (whole === '') return []
    const [, sign = '', said = ''] = /^(## |# |• )?(.*)$/.exec(whole) ?? []
    const [, lead = '', rest = said] = /^_([^_]+)_(.*)$/.exec(said) ?? []
    return {
      text: lead + rest,
      ...(sign === '## ' && { level: 2 as const }),
      ...(sign === '# ' && { name: true as const }),
      ...(sign === '• ' && { bullet: true }),
      ...(index > 0 && all[index - 1] === '' && { gap: true }),
      ...(lead !== '' && { lead: lead.length }),
    }
  })
}
