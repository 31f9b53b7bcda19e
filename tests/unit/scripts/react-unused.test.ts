import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutUnused } from '#scripts/lib/vite/react-unused.ts'

const react = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')

test('what is left out of React is there, is a good part of it, and nothing else goes', () => {
  const left = withoutUnused(react)
  const functions = (code: string) => [...code.matchAll(/^function (\w+)\(/gm)].map(([, name]) => name)
  expect(functions(left)).toEqual(functions(react))
  expect(react.length - left.length).toBeGreaterThan(95_000)
  expect(left).toContain('function startViewTransition() { return "" }')
})

test('when React names one of these otherwise, the build fails', () => {
  const other = react.replaceAll('describeFiber', 'describeOther')
  expect(() => withoutUnused(other)).toThrow("React's describeFiber has gone")
  const noFragments = react.replaceAll('FragmentInstance.prototype', 'FragmentInstance.methods')
  expect(() => withoutUnused(noFragments)).toThrow("React's FragmentInstance has gone")
})

test('nothing of ours reaches what is left out', () => {
  const sources = globSync('client/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  expect(sources.length).toBeGreaterThan(400)
  const reaching = [
    /ViewTransition|componentStack|errorInfo|captureOwnerStack/,
    /\b(Activity|SuspenseList|useActionState|useFormState|useFormStatus|useOptimistic|unstable_scheduleHydration|unstable_useCacheRefresh)\b/,
    /<(input|textarea|div)\b[^>]* onSelect=|compiler-runtime|addTransitionType/,
    /<Fragment [^>]*ref=|<\w+-[\w-]+ ?[^>]*\/?>|formAction=|<form [^>]*action=\{(async )?\(/,
  ]
  expect(sources.filter((text) => reaching.some((pattern) => pattern.test(text)))).toEqual([])
  const fromReactDom = sources.flatMap(
    (text) => /import \{ ([^}]+) \} from 'react-dom'/.exec(text)?.[1]?.split(', ') ?? [],
  )
  expect([...new Set(fromReactDom)].toSorted()).toEqual(['browser', 'flushSync', 'preinit', 'preload'])
  // What preloads is left out for browsers: only the server calls it.
  const preloading = sources.flatMap((text) => text.match(/.*\n?.*\bpreload\(/g) ?? [])
  expect(preloading.map((lines) => lines.includes('import.meta.env.SSR'))).toEqual([true])
})
