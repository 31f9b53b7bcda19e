import { expect, test, vi } from 'vitest'
import { watchVisibility } from '#client/lib/visibility.ts'

test('whether the tab is hidden is told now and at each change, until nobody listens', () => {
  const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', tab)
  const told: boolean[] = []
  const stop = watchVisibility((isHidden) => told.push(isHidden))
  const change = (state: string) => {
    tab.visibilityState = state
    tab.dispatchEvent(new Event('visibilitychange'))
  }
  change('hidden')
  change('visible')
  stop()
  change('hidden')
  expect(told).toEqual([false, true, false])
})
