import { expect, test } from 'vitest'
import { withPhoto } from '#src/classic/photo.ts'

const typed = new Map([['basics.name', '林']])
const removing = new Map([...typed, ['photo-remove', '1']])

test('a stored picture is named among what was typed, also where the one before was to go', () => {
  const named = ['basics.photo', 'k1']
  expect([...withPhoto(typed, { key: 'k1' })]).toEqual([...typed, named])
  expect([...withPhoto(removing, { key: 'k1' })]).toEqual([...removing, named])
})

test('without one the picture goes where that was ticked, and stays otherwise', () => {
  expect([...withPhoto(removing, { key: null })]).toEqual([...removing, ['basics.photo', '']])
  for (const photo of [{ key: null }, { refused: 'x' }, 'signed-out'] as const) {
    expect([...withPhoto(typed, photo)]).toEqual([...typed])
  }
})
