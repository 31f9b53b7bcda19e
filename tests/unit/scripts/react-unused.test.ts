import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutUnused } from '#scripts/lib/react-unused.ts'

const react = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')

test('what is left out of React is there, is a good part of it, and nothing else goes', () => {
  const left = withoutUnused(react)
  const functions = (code: string) => [...code.matchAll(/^function (\w+)\(/gm)].map(([, name]) => name)
  expect(functions(left)).toEqual(functions(react))
  expect(react.length - left.length).toBeGreaterThan(20_000)
  expect(left).toContain('function startViewTransition() { return "" }')
})

test('when React names one of these otherwise, the build fails', () => {
  const other = react.replaceAll('describeFiber', 'describeOther')
  expect(() => withoutUnused(other)).toThrow("React's describeFiber has gone")
})

test('nothing of ours reaches what is left out', () => {
  const sources = globSync('client/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  expect(sources.length).toBeGreaterThan(400)
  expect(sources.filter((text) => /ViewTransition|componentStack|errorInfo|captureOwnerStack/.test(text))).toEqual([])
})
