import { beforeEach, expect, test, vi } from 'vitest'
import { adoptionAsked, askAdoption, closeAdoption } from '#client/components/guest/adoption-asked.ts'
import { isToAsk, mayHaveGuestResumes, noteGuestResumes } from '#client/lib/guest-mark.ts'
import { browserStorage } from '#tests/support/browser-storage.ts'

/** Whether the offer is open, whether it returns after a reload, and whether there may be something to offer. */
const standing = () => [adoptionAsked.get(), isToAsk(), mayHaveGuestResumes()]

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
})

test('the offer to move résumés returns after a reload until it is answered; what stays is known to be there', () => {
  noteGuestResumes(true)
  askAdoption()
  expect(standing()).toEqual([true, true, true])
  noteGuestResumes(true)
  expect(standing()).toEqual([true, true, true])
  closeAdoption()
  expect(standing()).toEqual([false, false, true])
})

test('where there are none, nothing is noted', () => {
  askAdoption()
  expect(standing()).toEqual([true, false, false])
  closeAdoption()
  noteGuestResumes(false)
  expect(standing()).toEqual([false, false, false])
})
