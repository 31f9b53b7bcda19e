import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Lets a file of ours stand for a library wherever it is imported, except in that file.
 * @param file from the root of the repository; it exports what the library does
 */
export function inPlaceOf(library: string, file: string): Plugin {
  const ours = resolve(file)
  return {
    name: 'qingjian:in-place-of',
    enforce: 'pre',
    resolveId: (source, importer) => (source === library && importer !== ours ? ours : null),
  }
}
