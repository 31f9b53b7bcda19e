import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from '#scripts/lib/temporary.ts'
import type { Mutant } from './mutant.ts'

const PARTS = ['src', 'client', 'scripts', 'tests', 'package.json', 'tsconfig.json']
/** Unused names are no reason to refuse a mutant: whoever makes the mistake by hand removes them too. */
const OPTIONS = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false', '--pretty', 'false']

/**
 * Returns those of some mutants that the compiler refuses, so that nobody could make them: it finds fault with the file
 * they are in. They are compiled in a copy of the repository, as many at a time as stand in different files.
 */
export function refusedOf(mutants: readonly Mutant[]): Set<Mutant> {
  const refused = new Set<Mutant>()
  if (mutants.length === 0) return refused
  const folder = temporaryFolder('refused')
  for (const part of [...PARTS, ...globSync('*.ts')]) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  let left = [...mutants]
  while (left.length > 0) {
    const tried = [...new Map(left.map((mutant) => [mutant.file, mutant])).values()]
    for (const { file, start, end, text, place } of tried) {
      const source = readFileSync(file, 'utf8')
      const nothing = place === 'statement' ? ';' : ''
      writeFileSync(join(folder, file), source.slice(0, start) + (text || nothing) + source.slice(end))
    }
    const { stdout } = spawnSync('tsc', ['-p', '.', ...OPTIONS], { cwd: folder, encoding: 'utf8' })
    const errors = Array.from(stdout.matchAll(/^(.+)\(\d+,\d+\): error TS(\d+)/gm), ([, file, code]) => ({
      file,
      code,
    }))
    // As long as something cannot be parsed, the compiler says nothing else.
    const unread = errors.filter(
      ({ file, code }) => /^1\d{3}$/.test(code ?? '') && tried.some((mutant) => mutant.file === file),
    )
    const faulty = new Set((unread.length > 0 ? unread : errors).map(({ file }) => file))
    const judged = unread.length > 0 ? tried.filter(({ file }) => faulty.has(file)) : tried
    for (const mutant of judged) if (faulty.has(mutant.file)) refused.add(mutant)
    for (const { file } of tried) cpSync(file, join(folder, file))
    left = left.filter((mutant) => !judged.includes(mutant))
  }
  return refused
}
