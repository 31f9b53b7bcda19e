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

/** What is replaced, each exactly once; white space does not count. */
const REPLACED: readonly (readonly [from: string, to: string])[] = [
  ['return Buffer.byteLength(chunk, "utf8");', 'return chunk.length;'],
  ['chunks: [], children: [],', 'chunks: new SegmentText(), children: [],'],
  [
    'for (var segmentByteSize = 0, i = 0; i < segment.length; i++) segmentByteSize += byteLengthOfChunk(segment[i]);',
    'var segmentByteSize = byteLengthOfChunk(segment);',
  ],
  [
    'for (r = segment[childIdx]; chunkIdx < r.index; chunkIdx++) writeChunk(destination, chunks[chunkIdx]);',
    'r = segment[childIdx]; writeChunk(destination, chunks.text.slice(chunkIdx, r.index)); chunkIdx = r.index;',
  ],
  [
    'for (; chunkIdx < chunks.length - 1; chunkIdx++) writeChunk(destination, chunks[chunkIdx]); chunkIdx < chunks.length && (r = !!destination.write(chunks[chunkIdx]));',
    'chunkIdx < chunks.length && (r = !!destination.write(chunks.text.slice(chunkIdx)));',
  ],
]

/**
 * Gathers the text of a segment. It is used like the array of pieces it replaces, but holds one text, whose length it
 * has.
 */
const SEGMENT_TEXT = `class SegmentText {
  text = ''
  // React never pushes more than five; a rest parameter would cost a third of what is gained.
  push(a, b = '', c = '', d = '', e = '') {
    this.text += a + b + c + d + e
  }
  get length() {
    return this.text.length
  }
  // React takes back what a component that suspends has written.
  set length(length) {
    this.text = this.text.slice(0, length)
  }
}`

/**
 * `react-dom/server.bun`, React's renderer that writes strings, for any runtime: the others encode piece by piece,
 * which costs three quarters of a render. Its one call of Bun, the length of a piece in bytes, becomes the length of
 * the string: React uses it only to decide whether a finished boundary goes to the end of the document. A segment is
 * one text that grows instead of an array of two thousand pieces.
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
  const missing = RELIED_UPON.filter((text) => !shapeOf(text).test(source))
  let text = source
  for (const [from, to] of REPLACED) {
    if (text.match(shapeOf(from))?.length !== 1) missing.push(from)
    text = text.replace(shapeOf(from), () => to)
  }
  const left = text.match(/\bBuffer\b|\bchunks\[/g) ?? []
  if (missing.length > 0 || left.length > 0 || asked.some((name) => !REQUIRED.includes(name))) {
    throw new Error(`React's server.bun has changed: ${JSON.stringify({ missing, left, asked })}`)
  }
  return `
    import react from 'react'
    import reactDom from 'react-dom'
    const modules = { react, 'react-dom': reactDom, util: { TextEncoder }, crypto: {}, stream: {} }
    const require = (name) => modules[name]
    const exports = {}
    ${SEGMENT_TEXT}
    ${text}
    export const { renderToPipeableStream } = exports
  `
}

/** Finds a text of the file however it is broken into lines. */
function shapeOf(text: string): RegExp {
  return new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(' ', '\\s+'), 'g')
}
