import { afterEach, expect, test, vi } from 'vitest'
import { watchLimits } from '#client/app/watch-limits.ts'
import { clientMessages } from '#client/i18n/client.ts'
import { createStore } from '#client/lib/store.ts'
import { start } from '#tests/support/navigating.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A field of a form, of which only what limits look at is played. */
class Field {
  value = ''
  selectionStart: number | null = 0
  selectionEnd: number | null = 0
  maxLength: number
  constructor(maxLength = 20) {
    this.maxLength = maxLength
  }
}
class Area extends Field {}
class Input extends Field {}

type Told = { data: string | null; defaultPrevented?: boolean; isComposing?: boolean }

/** A page whose limits are watched, and what its reader is told. */
function watched() {
  const listeners = new Map<string, (event: unknown) => void>()
  vi.stubGlobal('HTMLTextAreaElement', Area)
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('addEventListener', (type: string, run: (event: unknown) => void) => listeners.set(type, run))
  const told: unknown[] = []
  const page = createStore({ ...start, locale: 'en' as const })
  watchLimits({ page, notify: (toast: unknown) => void told.push(toast) } as Parameters<typeof watchLimits>[0])
  const on = (type: string) => (target: unknown, event: Told | string) =>
    listeners.get(type)?.({
      target,
      defaultPrevented: false,
      isComposing: false,
      ...(typeof event === 'string' ? { data: event } : event),
    })
  return { told, type: on('beforeinput'), begin: on('compositionstart'), compose: on('compositionend') }
}

const texts = clientMessages.en
const cutBy = (excess: number, most = 20) => ({
  kind: 'info',
  title: texts.fieldFull(most),
  text: texts.leftOut(excess),
})

test.each([
  ['a field of many lines', new Area()],
  ['a field of one line', new Input()],
])('what %s has no room for is told', (_what, field) => {
  const { told, type } = watched()
  type(field, 'x'.repeat(20))
  expect(told).toEqual([])
  type(field, 'x'.repeat(21))
  expect(told).toEqual([cutBy(1)])
})

test('what stands in a field takes room, what is selected gives it', () => {
  const { told, type } = watched()
  const field = Object.assign(new Area(), { value: 'x'.repeat(18), selectionStart: 4, selectionEnd: 7 })
  type(field, 'abcde')
  expect(told).toEqual([])
  type(field, 'abcdefg')
  expect(told).toEqual([cutBy(2)])
  const other = watched()
  // Fields of some types have no selection.
  other.type(Object.assign(new Input(), { value: 'x'.repeat(18), selectionStart: null, selectionEnd: null }), 'abc')
  expect(other.told).toEqual([cutBy(1)])
})

test('a field is told of once, until something fits again or it is another', () => {
  const { told, type } = watched()
  const [one, other] = [new Area(), new Area(30)]
  type(one, 'x'.repeat(21))
  type(one, 'x'.repeat(22))
  expect(told).toEqual([cutBy(1)])
  type(other, 'x'.repeat(33))
  type(one, 'x')
  type(one, 'x'.repeat(22))
  expect(told).toEqual([cutBy(1), cutBy(3, 30), cutBy(2)])
})

test.each<[string, unknown, Told]>([
  ['a shorter field', new Input(19), { data: 'x'.repeat(40) }],
  ['a field without a limit', new Area(-1), { data: 'x'.repeat(40) }],
  ['something else', { ...new Field() }, { data: 'x'.repeat(40) }],
  ['what does not come to be', new Area(), { data: 'x'.repeat(40), defaultPrevented: true }],
  ['what is being composed', new Area(), { data: 'x'.repeat(40), isComposing: true }],
  ['a deletion', new Area(), { data: null }],
])('of %s nothing is told', (_what, field, event) => {
  const { told, type } = watched()
  type(field, event)
  expect(told).toEqual([])
})

test('of what is composed, what it becomes counts, in the room there was before', () => {
  const { told, begin, compose } = watched()
  const field = Object.assign(new Area(), { value: 'x'.repeat(18), selectionStart: 18, selectionEnd: 18 })
  begin(field, '')
  field.value = 'x'.repeat(20)
  compose(field, '你好')
  expect(told).toEqual([])
  begin(Object.assign(field, { value: 'x'.repeat(19) }), '')
  compose(field, '你好吗')
  expect(told).toEqual([cutBy(2)])
  begin({ ...new Field() }, '')
  compose({ ...new Field() }, 'x'.repeat(40))
  expect(told).toHaveLength(1)
})
