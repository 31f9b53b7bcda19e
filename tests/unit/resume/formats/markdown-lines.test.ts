import { expect, test } from 'vitest'
import { markupLines } from '#src/resume/formats/markup/markdown-lines.ts'

test.each([
  'mailto:anne@example.org',
  'anne@example.org',
  'https://example.org/a',
  'HTTPS://EXAMPLE.ORG',
  'Tel:+44123',
])('an address in brackets, %s, is read without them', (address) => {
  expect(markupLines(`# Anne\n\nReach me: <${address}> any day`).map(({ text }) => text)).toContain(
    `Reach me: ${address} any day`,
  )
})
