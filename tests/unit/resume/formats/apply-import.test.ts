import { expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { liveEntries, type ResumeDocument } from '#src/resume/document.ts'
import { itemsIn, remove, setSection } from '#src/resume/edits.ts'
import { applyImport, pickImport } from '#src/resume/formats/apply-import.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { emptyLog, noteStep, undoStep } from '#src/resume/steps.ts'

const mine = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林知夏', phone: '', photo: 'my-photo', photoShape: 'square' },
  sections: [
    { kind: 'work', items: [{ org: '甲公司' }] },
    { kind: 'skills', title: '会什么', items: [{ title: 'SQL' }] },
  ],
})
const theirs = composeResume({
  locale: 'en',
  design: 'river',
  basics: { name: 'Lin', phone: '555', photo: 'their-photo' },
  sections: [
    {
      kind: 'work',
      title: '工作经历',
      items: [
        { org: 'Acme', title: 'Lead' },
        { title: 'Junior', parent: 'work-item-1' },
      ],
    },
    { kind: 'skills', items: [{ title: 'Go' }] },
  ],
})

function named() {
  let serial = 0
  return {
    at: 7,
    newId: () => {
      serial += 1
      return `new-${serial}`
    },
  }
}

function contentOf(document: ResumeDocument) {
  return liveEntries(document.sections).map(([id, { kind, title }]) => [
    kind,
    title,
    itemsIn(document, id).map(([, { org, title }]) => org ?? title),
  ])
}

test('parts left out are not imported', () => {
  const picked = pickImport(theirs, { basics: false, sections: new Set(['skills']) })
  expect([picked.basics, contentOf(picked), Object.keys(picked.items)]).toEqual([
    {},
    [['skills', '', ['Go']]],
    ['skills-item-1'],
  ])
})

test('replacing takes the place of everything but picture and design, and is undone in one step', () => {
  const after = applyImport(theirs, 'replace', named())(mine)
  expect(readDocument(after)).toEqual({ document: after })
  expect(contentOf(after)).toEqual([
    ['work', '工作经历', ['Acme', 'Junior']],
    ['skills', '', ['Go']],
  ])
  expect(after.basics).toEqual({ name: 'Lin', phone: '555', photo: 'my-photo', photoShape: 'square' })
  expect([after.locale, after.design]).toEqual(['en', { id: 'ink' }])
  const [lead, junior] = Object.entries(after.items).filter(([id]) => id.startsWith('new-'))
  expect(junior?.[1].parent).toBe(lead?.[0])
  const log = noteStep(emptyLog, mine, after, { label: '', at: 8 })
  expect(undoStep(log, after).document).toEqual(mine)
})

test('adding joins sections of the same name and fills in only what is empty', () => {
  const after = applyImport(theirs, 'add', named())(mine)
  expect(contentOf(after)).toEqual([
    ['work', '', ['甲公司', 'Acme', 'Junior']],
    ['skills', '会什么', ['SQL']],
    ['skills', '', ['Go']],
  ])
  expect(after.basics).toEqual({ name: '林知夏', phone: '555', photo: 'my-photo', photoShape: 'square' })
  expect(after.locale).toBe('zh')
})

test('adding puts nothing that is to be printed into a hidden section', () => {
  const hiding = setSection('work', { hidden: true })(mine)
  expect(contentOf(applyImport(theirs, 'add', named())(hiding))).toEqual([
    ['work', '', ['甲公司']],
    ['skills', '会什么', ['SQL']],
    ['work', '工作经历', ['Acme', 'Junior']],
    ['skills', '', ['Go']],
  ])
  const both = applyImport(setSection('work', { hidden: true })(theirs), 'add', named())(hiding)
  expect(contentOf(both)[0]).toEqual(['work', '', ['甲公司', 'Acme', 'Junior']])
})

test('without details and sections to take, the person and the language stay', () => {
  const nothing = pickImport(theirs, { basics: false, sections: new Set() })
  const after = applyImport(nothing, 'replace', named())(mine)
  expect([after.basics, after.locale, contentOf(after)]).toEqual([mine.basics, 'zh', []])
})

test('a section deleted before stays as it was deleted', () => {
  const before = remove('sections', 'skills', 3)(mine)
  expect(applyImport(theirs, 'replace', named())(before).sections.skills?.del).toBe(3)
})
