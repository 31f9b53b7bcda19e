import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textRenderer } from '#scripts/lib/vite/react-text-renderer.ts'

const source = (mode: string) => readFileSync(`node_modules/react-dom/cjs/react-dom-server.bun.${mode}.js`, 'utf8')

test.each(['production', 'development'])('the %s build of React writes strings and asks nothing of Bun', (mode) => {
  const module = textRenderer(source(mode))
  expect(module).not.toMatch(/\bBuffer\b|\bchunks\[/)
  expect(module).toContain('return chunk.length;')
})

test.each([
  ['another call of its world', 'Buffer.byteLength(chunk, "utf8")', 'Bun.byteLengthOf(chunk)'],
  ['a second one', '"use strict";', '"use strict"; Buffer.byteLength(chunk, "utf8");'],
  ['bytes instead of strings', '&& destination.write(chunk);', '&& destination.write(encode(chunk));'],
  ['another module', 'require("crypto")', 'require("bun:ffi")'],
  ['no flush', 'destination.flush && destination.flush()', 'destination.cork && destination.cork()'],
  ['segments of another kind', '    chunks: [],', '    chunks: new Set(),'],
  ['a piece of a segment read', '"use strict";', '"use strict"; chunks[0];'],
  ['another way to pipe', 'exports.renderToPipeableStream', 'exports.renderToSink'],
])('with %s the build fails', (_what, known, other) => {
  const changed = source('production').replace(known, other)
  expect(changed).not.toBe(source('production'))
  expect(() => textRenderer(changed)).toThrow("React's server.bun has changed")
})
