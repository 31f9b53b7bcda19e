import { beforeEach, expect, test, vi } from 'vitest'
import { isLeftByToast, leaveToDialog } from '#client/components/left-by-toast.ts'

/** An element, in a dialog of this role or in none. */
class Place {
  readonly role: string | null
  constructor(role: string | null = null) {
    this.role = role
  }
  closest(selector: string) {
    return selector.split(',').includes(`[role=${this.role}]`) ? this : null
  }
}

/** Escape is pressed while a toast is shown and the focus is there; whether the toast closes, and the key press. */
function escaped(focus: Place | null) {
  vi.stubGlobal('document', { activeElement: focus })
  const press = new Event('keydown', { cancelable: true })
  leaveToDialog(press as never)
  return press
}

beforeEach(() => {
  vi.stubGlobal('Node', Place)
})

test.each([
  [new Place('dialog'), true],
  [new Place('alertdialog'), true],
  [new Place(), false],
  [null, false],
])('Escape with the focus in %o is left to a dialog: %o', (focus, isLeft) => {
  expect(escaped(focus).defaultPrevented).toBe(isLeft)
})

test('a dialog closes by an Escape that a toast left to it and that was pressed within it', () => {
  const inside = new Place('dialog')
  const currentTarget = { contains: (node: unknown) => node === inside }
  const [left, other] = [escaped(inside), escaped(null)]
  const heard = (nativeEvent: Event, target: unknown) => isLeftByToast({ nativeEvent, currentTarget, target } as never)
  expect([heard(left, inside), heard(left, new Place('dialog')), heard(left, {}), heard(other, inside)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
