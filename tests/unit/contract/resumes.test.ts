import { expect, test } from 'vitest'
import {
  announcement,
  resumeId,
  resumeList,
  saveConflict,
  savedResume,
  saveRefused,
  saveRequest,
  saveStored,
} from '#src/contract/index.ts'

const save = { rev: 3, mid: 'message-1', journal: 'journal-1', schema: 1, doc: { any: 'thing' } }

test('a save is taken with its numbers and ids, and only so', () => {
  expect(saveRequest.parse({ ...save, extra: 1 })).toEqual(save)
  const refused = [
    { ...save, rev: -1 },
    { ...save, rev: 1.5 },
    { ...save, mid: 'short' },
    { ...save, mid: 'x'.repeat(41) },
    { ...save, journal: '__proto__' },
    { ...save, schema: 0 },
    { ...save, rev: undefined },
  ]
  expect(refused.map((value) => saveRequest.safeParse(value).success)).toEqual(refused.map(() => false))
})

test('the answers say what a client needs to go on', () => {
  expect(savedResume.parse({ rev: 1, doc: {} })).toEqual({ rev: 1, doc: {} })
  expect(saveStored.parse({ rev: 4 })).toEqual({ rev: 4 })
  expect(saveConflict.safeParse({ rev: 4, doc: {} }).success).toBe(false)
  expect(saveConflict.parse({ rev: 4, doc: {}, applied: true })).toEqual({ rev: 4, doc: {}, applied: true })
  expect(saveRefused.parse({ path: 'items.x.body' })).toEqual({ path: 'items.x.body' })
  expect(announcement.parse({ rev: 4, mid: 'message-1' })).toEqual({ rev: 4, mid: 'message-1' })
})

test('a list holds cards of résumés with ids of the server', () => {
  const card = {
    id: 'a1B2c3D4e5F6g7H8',
    title: '前端工程师',
    locale: 'zh',
    design: 'ink',
    colour: '#1d6a72',
    completeness: 80,
    rev: 3,
    thumbnail_rev: null,
    open_comments: 0,
    created_at: 1,
    updated_at: 2,
    deleted_at: null,
  }
  const list = { total: 1, page: 1, page_size: 12, limit: 3, items: [card] }
  expect(resumeList.parse(list)).toEqual(list)
  expect(['short', `${card.id}/`, 'x'.repeat(33)].map((id) => resumeId.safeParse(id).success)).toEqual([
    false,
    false,
    false,
  ])
})
