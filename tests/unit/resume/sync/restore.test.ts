import { expect, test } from 'vitest'
import type { ResumeDocument } from '#src/resume/document.ts'
import { mergeDocuments } from '#src/resume/sync/merge.ts'
import { restoreVersion } from '#src/resume/sync/restore.ts'

const version: ResumeDocument = {
  schema: 1,
  locale: 'zh',
  basics: { name: 'Ann' },
  sections: { work: { kind: 'work', title: '', pos: 'a0' } },
  items: { x: { section: 'work', pos: 'a0', title: 'Dev' } },
  design: { id: 'ink' },
}
const now: ResumeDocument = {
  ...version,
  basics: { name: 'Anne' },
  items: { x: { section: 'work', pos: 'a0', title: 'Lead' }, y: { section: 'work', pos: 'a1', title: 'New' } },
  design: { id: 'tide' },
}

test('a version comes back, what is newer is deleted softly, and the restore can be undone', () => {
  const restored = restoreVersion(now, version, 5)
  expect(restored).toEqual({
    ...version,
    items: { ...version.items, y: { section: 'work', pos: 'a1', title: 'New', del: 5 } },
  })
  expect(restoreVersion(restored, now, 6)).toEqual(now)
})

test('a résumé stays the twin it is now, with the marks of that pair', () => {
  const marks = (own: string) => ({ x: { 'items.title': 'Leiter', 'items.title.own': own } })
  const restored = ({ twin, of }: { twin: string | undefined; of: string | undefined }) => {
    const later = { ...now, ...(twin !== undefined && { twin, marks: marks('now') }) }
    const before = { ...version, ...(of !== undefined && { twin: of, marks: marks('then') }) }
    const { twin: pair, marks: kept } = restoreVersion(later, before, 5)
    return [pair, kept]
  }
  expect(restored({ twin: 'one', of: 'one' })).toEqual(['one', marks('then')])
  expect(restored({ twin: 'one', of: 'another' })).toEqual(['one', marks('now')])
  expect(restored({ twin: 'one', of: undefined })).toEqual(['one', marks('now')])
  expect(restored({ twin: undefined, of: 'one' })).toEqual([undefined, undefined])
})

test('what was deleted before stays deleted since then', () => {
  const before = { ...now, items: { ...now.items, z: { section: 'work', pos: 'a2', title: 'Old', del: 3 } } }
  expect(restoreVersion(before, version, 5).items).toEqual({
    ...version.items,
    y: { section: 'work', pos: 'a1', title: 'New', del: 5 },
    z: before.items.z,
  })
})

test('what another device has not saved yet merges on top', () => {
  const restored = restoreVersion(now, version, 5)
  const typing = { ...now, items: { ...now.items, y: { section: 'work', pos: 'a1', title: 'New', city: '昆明' } } }
  expect(mergeDocuments(now, typing, restored).document).toEqual({
    ...version,
    items: { ...version.items, y: typing.items.y },
  })
})
