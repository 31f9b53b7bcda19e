import { beforeEach, expect, test, vi } from 'vitest'
import { moveByKey, moveByPress, startDrag } from '#client/components/move-dialog.ts'

type Listener = (event: unknown) => void

/** A dialog of 400 × 300 px in the middle of a window of 1000 × 700 px; its title can be pressed and dragged. */
function dialog({ width = 400, height = 300 } = {}) {
  const [x, y] = [(1000 - width) / 2, (700 - height) / 2]
  const style = {
    translate: '',
    setProperty(_: string, value: string) {
      this.translate = value
    },
    removeProperty() {
      this.translate = ''
    },
  }
  const moved = () => style.translate.split(' ').map((length) => Number.parseFloat(length) || 0)
  const box = {
    style,
    getBoundingClientRect: () => {
      const [right = 0, down = 0] = moved()
      return { left: x + right, top: y + down, right: x + right + width, bottom: y + down + height }
    },
  }
  const listeners = new Map<string, { listener: Listener; signal: AbortSignal }>()
  const title = {
    closest: (selector: string) => (selector === '[role="dialog"]' ? box : null),
    setPointerCapture: vi.fn(),
    addEventListener: (type: string, listener: Listener, { signal }: { signal: AbortSignal }) =>
      listeners.set(type, { listener, signal }),
  }
  const tell = (type: string, event: unknown = {}) => {
    const { listener, signal } = listeners.get(type) ?? {}
    if (signal?.aborted === false) listener?.(event)
  }
  const key = (name: string) => {
    const preventDefault = vi.fn()
    moveByKey({ key: name, currentTarget: title, preventDefault } as never)
    return preventDefault.mock.calls.length
  }
  const press = (button = 0) =>
    startDrag({ button, pointerId: 7, clientX: 500, clientY: 200, currentTarget: title } as never)
  return { ...{ style, title, tell, key, press }, toEdge: () => moveByPress({ currentTarget: title } as never) }
}

let resized: Listener = () => {}
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1000)
  vi.stubGlobal('innerHeight', 700)
  vi.stubGlobal('addEventListener', (type: string, listener: Listener, options: object) => {
    expect([type, options]).toEqual(['resize', { once: true }])
    resized = listener
  })
})

test('arrows move it by a step, as far as the window goes; other keys are not its own', () => {
  const { key, style } = dialog()
  expect([key('ArrowRight'), key('ArrowDown'), key('ArrowDown'), key('Enter')]).toEqual([1, 1, 1, 0])
  expect(style.translate).toBe('40px 80px')
  expect([key('ArrowLeft'), key('ArrowLeft'), key('ArrowUp'), style.translate]).toEqual([1, 1, 1, '-40px 40px'])
  for (let count = 0; count < 20; count += 1) key('ArrowRight')
  for (let count = 0; count < 20; count += 1) key('ArrowUp')
  expect(style.translate).toBe('300px -200px')
})

test('dragged by its title it follows from where it was, until it is let go', () => {
  const { press, tell, style, title } = dialog()
  press()
  expect(title.setPointerCapture.mock.calls).toEqual([[7]])
  tell('pointermove', { clientX: 510, clientY: 195 })
  expect(style.translate).toBe('10px -5px')
  tell('pointermove', { clientX: 2000, clientY: 2000 })
  expect(style.translate).toBe('300px 200px')
  tell('lostpointercapture')
  tell('pointermove', { clientX: 500, clientY: 200 })
  expect(style.translate).toBe('300px 200px')
})

test('another button drags nothing, and a dialog larger than the window stays where it is', () => {
  const { press, tell, style } = dialog()
  press(2)
  tell('pointermove', { clientX: 510, clientY: 195 })
  expect(style.translate).toBe('')
  const wide = dialog({ width: 1100 })
  wide.key('ArrowRight')
  wide.key('ArrowDown')
  expect(wide.style.translate).toBe('0px 40px')
})

test('in a window of another size it is back at its first place', () => {
  const { key, style } = dialog()
  key('ArrowRight')
  resized({})
  expect(style.translate).toBe('')
})

test('one press takes it to the bottom, the next one back', () => {
  const { toEdge, style } = dialog()
  toEdge()
  expect(style.translate).toBe('300px 200px')
  toEdge()
  expect(style.translate).toBe('')
})
