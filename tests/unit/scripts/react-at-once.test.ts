import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { atOnce } from '#scripts/lib/vite/react-at-once.ts'

const react = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')

test('the one wait for placeholders goes, and nothing else', () => {
  expect(atOnce(react)).toBe(react.replace('exitStatus = globalMostRecentFallbackTime + 300 - now()', 'exitStatus = 0'))
  expect(atOnce(react)).not.toBe(react)
})

test('when React waits otherwise, the build fails', () => {
  const other = react.replace('globalMostRecentFallbackTime + 300', 'globalMostRecentFallbackTime + 500')
  expect(() => atOnce(other)).toThrow('React waits in another way')
})
