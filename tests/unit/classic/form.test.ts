import { expect, test } from 'vitest'
import { readForm } from '#src/classic/form.ts'
import { withPhoto } from '#src/classic/photo.ts'
import { composeResume } from '#src/resume/compose.ts'

const base = composeResume({ locale: 'zh', design: 'ink', basics: { name: '林' }, sections: [] })

function read(changes: Record<string, string | File | null> = {}) {
  const fields = { base: JSON.stringify(base), rev: '3', journal: 'classic-0123456789abcdef', end: '1', ...changes }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, value)
  return readForm(form)
}

test('a form is what was posted: the document, what was typed, the button, the picture', () => {
  const photo = new File(['x'], 'a.png')
  expect(read({ 'basics.name': '一\r\n二\r三', do: 'up:items/a', mobile: '138', password: 's', photo })).toEqual({
    base,
    rev: 3,
    journal: 'classic-0123456789abcdef',
    fields: new Map([
      ['end', '1'],
      ['basics.name', '一\n二\n三'],
    ]),
    action: { verb: 'up', target: 'items/a' },
    photo,
  })
  expect(read()?.action).toEqual({ verb: 'save', target: '' })
  expect(read({ photo: new File([], '') })?.photo).toBeNull()
})

test.each<[string, Record<string, string | null>]>([
  ['no end', { end: null }],
  ['no document', { base: null }],
  ['a document that is none', { base: '{"schema":1}' }],
  ['no JSON', { base: '{' }],
  ['no revision', { rev: null }],
  ['a revision that is none', { rev: '-1' }],
  ['a revision of thirteen digits', { rev: '1234567890123' }],
  ['no journal', { journal: null }],
  ['a button of more than eighty signs', { do: 'x'.repeat(81) }],
])('a form with %s is none of ours', (_what, changes) => expect(read(changes)).toBeNull())

test('a revision of twelve digits and a button of eighty signs are', () => {
  expect(read({ rev: '123456789012', do: 'x'.repeat(80) })).toMatchObject({
    rev: 123_456_789_012,
    action: { verb: 'x'.repeat(80) },
  })
})

test('what signs in is not what was typed', () => {
  expect([
    ...(read({ mobile: '1', password: '2', captcha_question: '3', captcha_answer: '4' })?.fields.keys() ?? []),
  ]).toEqual(['end'])
})

test('a picture that was stored is what was typed, before one that is to go', () => {
  const fields = new Map([['photo-remove', '1']])
  expect(withPhoto(fields, { key: 'k' }).get('basics.photo')).toBe('k')
  expect(withPhoto(fields, { key: null }).get('basics.photo')).toBe('')
  expect(withPhoto(fields, { refused: '太大' }).get('basics.photo')).toBe('')
  expect(withPhoto(new Map([['photo-remove', '']]), { key: null }).has('basics.photo')).toBe(false)
  expect(withPhoto(new Map(), 'signed-out').has('basics.photo')).toBe(false)
})
