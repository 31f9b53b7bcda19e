import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:react-text-renderer'

/** The parts of React's file that are relied upon, besides those that are replaced; white space does not count. */
const RELIED_UPON = [
  // Text goes to the destination as it is, never as bytes.
  'function writeChunk(destination, chunk) { 0 !== chunk.length && destination.write(chunk); }',
  '"function" === typeof destination.flush && destination.flush();',
  'destination.on("drain", createDrainHandler(destination, request));',
  'createCancelHandler(request, "The destination stream closed early.")',
  'exports.renderToPipeableStream = function (children, options) {',
]

/** The modules it requires; rendering to text uses none of them but React itself. */
const REQUIRED = ['react', 'react-dom', 'util', 'crypto', 'stream']

/**
 * `react-dom/server.bun`, React's renderer that writes strings, for any runtime: the others encode piece by piece,
 * which costs three quarters of a render. Its one call of Bun's world, the length of a piece in bytes, becomes the
 * length of the string: React only weighs with it whether a finished boundary goes to the end of the document.
 */
export function reactTextRenderer(): Plugin {
  return {
    name: 'qingjian:react-text-renderer',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      const { isProduction } = this.environment.config
      const file = `react-dom-server.bun.${isProduction ? 'production' : 'development'}.js`
      return textRenderer(readFileSync(resolve('node_modules/react-dom/cjs', file), 'utf8'))
    },
  }
}

/**
 * The module made of React's own file.
 * @throws Error when the file no longer has the shape relied upon: look at what React changed
 */
export function textRenderer(source: string): string {
  const asked = [...source.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) => name)
  const lengths = source.split('Buffer.byteLength(chunk, "utf8")').length - 1
  const flat = source.replace(/\s+/g, ' ')
  const missing = RELIED_UPON.filter((text) => !flat.includes(text))
  if (lengths !== 1 || missing.length > 0 || asked.some((name) => !REQUIRED.includes(name))) {
    throw new Error(`React's server.bun has changed: ${JSON.stringify({ lengths, missing, asked })}`)
  }
  return `
    import react from 'react'
    import reactDom from 'react-dom'
    const modules = { react, 'react-dom': reactDom, util: { TextEncoder }, crypto: {}, stream: {} }
    const require = (name) => modules[name]
    const exports = {}
    ${source.replace('Buffer.byteLength(chunk, "utf8")', 'chunk.length')}
    export const { renderToPipeableStream } = exports
  `
}
