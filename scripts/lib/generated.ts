import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where files are made that the site serves as they are; the build copies them to what is served. */
export const GENERATED = 'dist/generated'

/** Writes a generated file unless it has this content already, so that watchers see no change. */
export function writeGenerated(file: string, text: string): void {
  const path = join(GENERATED, file)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
