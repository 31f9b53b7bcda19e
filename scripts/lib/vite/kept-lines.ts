import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const OURS = resolve('client/features/editor/pdf/kept-lines.ts')

/** Lets our file that keeps lines stand for the text engine of the PDF layout, except in that file itself. */
export function keptLines(): Plugin {
  return {
    name: 'qingjian:kept-lines',
    enforce: 'pre',
    resolveId: (source, importer) => (source === '@react-pdf/textkit' && importer !== OURS ? OURS : null),
  }
}
