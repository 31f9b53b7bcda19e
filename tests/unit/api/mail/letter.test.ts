import { expect, test } from 'vitest'
import { writeLetter } from '#src/api/mail/letter.ts'

test('a letter says the same as text and as HTML, safely, with nothing in it to be loaded', () => {
  const { html, ...letter } = writeLetter({
    locale: 'en',
    sender: 'Qingjian',
    to: 'mary@example.com',
    subject: 'Your <code>',
    paragraphs: ['Dear "Mary" & co,\nhello', { code: '123456' }, 'Bye'],
    reason: 'Sent by <Qingjian>.',
  })
  expect(letter).toEqual({
    to: 'mary@example.com',
    sender: 'Qingjian',
    subject: 'Your <code>',
    text: 'Dear "Mary" & co,\nhello\n\n    123456\n\nBye\n\n-- \n\nSent by <Qingjian>.\n',
    replyTo: undefined,
  })
  const texts = [...html.matchAll(/<p[^>]*>([^<]*)<\/p>/g)].map(([, text]) => text)
  expect(texts).toEqual(['Dear &quot;Mary&quot; &amp; co,\nhello', '123456', 'Bye', 'Sent by &lt;Qingjian&gt;.'])
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<title>Your &lt;code&gt;</title>')
  expect(html).not.toMatch(/src=|href=|url\(/)
})

test('it says who is answered instead', () => {
  const mail = writeLetter({
    ...{ locale: 'zh', sender: '青简', to: 'a@b.co', subject: '', paragraphs: [], reason: '' },
    replyTo: 'help@example.com',
  })
  expect([mail.replyTo, mail.html.includes('<html lang="zh-CN">')]).toEqual(['help@example.com', true])
})
