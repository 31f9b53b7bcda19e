import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Runs a module while building: its exports become constants, and nothing it imports reaches browsers.
 * @param file from the root of the repository; what it exports has to be JSON
 */
export function computedAtBuild(file: string): Plugin {
  const path = resolve(file)
  return {
    name: 'qingjian:computed-at-build',
    async load(id) {
      if (id !== path) return null
      const exported: Record<string, unknown> = await import(pathToFileURL(path).href)
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
        .join('')
    },
  }
}
