import { expect, test, vi } from 'vitest'
import { hasSessionHint } from '#client/lib/session-hint.ts'

test.each([
  ['__Host-signed-in=1', true],
  ['theme=dark; __Host-signed-in=1', true],
  ['', false],
  ['theme=__Host-signed-in=1', false],
  ['__Host-signed-in-before=1', false],
])('of the cookies "%s" a session is told: %s', (cookie, isHinted) => {
  vi.stubGlobal('document', { cookie })
  expect(hasSessionHint()).toBe(isHinted)
})
