import { expect, test } from 'vitest'
import { findDesign } from '#src/resume/designs/registry.ts'
import type { DesignChoice, ResumeBasics, ResumeDocument } from '#src/resume/document.ts'
import { hasPhotoPlace, photoOf } from '#src/resume/print/photo.ts'
import { millimetres } from '#src/resume/print/place.ts'
import { person } from '#tests/unit/machines/running-save.ts'

const [without, tide] = [findDesign('ink'), findDesign('tide')]

/** The photo of a résumé in a design that has a place of 25 mm for it, or in one that has none. */
function printed(choice: Omit<DesignChoice, 'id'>, basics: Partial<ResumeBasics> = {}, design = tide) {
  const document: ResumeDocument = {
    ...person('Ann'),
    basics: { photo: 'a-photo', ...basics },
    design: { id: design.id, ...choice },
  }
  return photoOf(document, design)
}

test.each([
  [undefined, false, true],
  ['none', false, false],
  ['small', true, true],
  ['large', true, true],
] as const)('chosen as %s, a photo is printed without a place for it: %s, with one: %s', (photoSize, inInk, inTide) => {
  const choice = (id: string) => ({ id, ...(photoSize && { photoSize }) })
  expect([hasPhotoPlace(choice('ink'), without), hasPhotoPlace(choice('tide'), tide)]).toEqual([inInk, inTide])
  const photos = [without, tide].map((design) => printed(photoSize ? { photoSize } : {}, {}, design) !== null)
  expect(photos).toEqual([inInk, inTide])
})

test('its size is that of the design, or of one without its own place, smaller or larger as it was chosen', () => {
  const widths = ([undefined, 'small', 'medium', 'large'] as const).map((photoSize) =>
    [tide, without].map((design) => printed(photoSize ? { photoSize } : {}, {}, design)?.width),
  )
  expect(widths).toEqual([
    [millimetres(25), undefined],
    [millimetres(25) * 0.8, millimetres(24) * 0.8],
    [millimetres(25), millimetres(24)],
    [millimetres(25) * 1.25, millimetres(24) * 1.25],
  ])
})

test('its height is that of an identity photo, of a square one its width; a circle cuts what is too high', () => {
  const width = millimetres(25)
  expect(printed({})).toEqual({ width, height: width * 1.4, frame: 'square', cut: 0 })
  expect(printed({ photoFrame: 'rounded' }, { photoShape: 'square' })).toEqual({
    ...{ width, height: width, frame: 'rounded', cut: 0 },
  })
  expect(printed({ photoFrame: 'circle' })).toEqual({ width, height: width, frame: 'circle', cut: 1 - 5 / 7 })
  expect(printed({ photoFrame: 'circle' }, { photoShape: 'square' })?.cut).toBe(0)
})

test.each([undefined, ''])('without one (%j) none is printed', (photo) => {
  expect(photoOf({ ...person('Ann'), basics: photo === undefined ? {} : { photo } }, tide)).toBeNull()
})
