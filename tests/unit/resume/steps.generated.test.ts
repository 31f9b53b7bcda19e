import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { basicsFields, itemFields, type ResumeDocument, sectionKinds } from '#src/resume/document.ts'
import {
  addItem,
  addSection,
  duplicateItem,
  duplicateSection,
  type Edit,
  placeItem,
  placeSection,
  remove,
  setBasics,
  setDesign,
  setHead,
  setItem,
  setSection,
} from '#src/resume/edits.ts'
import { copyItem, moveItem, moveToSection } from '#src/resume/item-order.ts'
import { emptyLog, noteStep, redoStep, undoStep } from '#src/resume/steps.ts'

const start = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林知夏', phone: '138' },
  sections: [
    { kind: 'work', items: [{ title: '产品经理', body: '负责支付' }, { title: '工程师' }, { title: '实习生' }] },
    { kind: 'education', items: [{ title: '大学' }, { title: '高中' }] },
    { kind: 'skills', items: [{ title: 'SQL' }] },
  ],
})

type Column = { map: 'sections' | 'items'; nth: number }
/** An edit as the editor makes it: of what is there at that moment. */
type Move = (document: ResumeDocument, fresh: string) => Edit

function idOf(document: ResumeDocument, { map, nth }: Column): string {
  const ids = Object.keys(document[map])
  return ids[nth % ids.length] ?? ''
}

const section = fc.nat(30).map((nth): Column => ({ map: 'sections', nth }))
const item = fc.nat(30).map((nth): Column => ({ map: 'items', nth }))
const index = fc.nat(6)
const text = fc.option(fc.constantFrom('一', '二', '三'), { nil: undefined })

/** All kinds of edits there are (`edits.ts`, `item-order.ts`), each with what it can be given. */
const moves: Record<string, fc.Arbitrary<Move>> = {
  setBasics: fc.tuple(fc.constantFrom(...basicsFields), text).map(
    ([field, value]) =>
      () =>
        setBasics({ [field]: value }),
  ),
  setHead: fc.tuple(text, text).map(
    ([title, fileName]) =>
      () =>
        setHead({ title, fileName }),
  ),
  setLanguage: fc
    .constantFrom('zh' as const, 'en' as const)
    .map((locale) => (document) => setHead({ title: document.title, fileName: document.fileName, locale })),
  setDesign: fc
    .record({ id: fc.constantFrom('ink', 'slate'), colour: fc.option(fc.constant('#112233'), { nil: undefined }) })
    .map((fields) => () => setDesign(fields)),
  setSection: fc.tuple(section, fc.constantFrom('本领', '经历'), fc.option(fc.constant(true), { nil: undefined })).map(
    ([place, title, hidden]) =>
      (document) =>
        setSection(idOf(document, place), { title, hidden }),
  ),
  setItem: fc.tuple(item, fc.constantFrom(...itemFields), text).map(
    ([place, field, value]) =>
      (document) =>
        setItem(idOf(document, place), { [field]: value }),
  ),
  addSection: fc.tuple(fc.constantFrom(...sectionKinds), index).map(
    ([kind, at]) =>
      (_, fresh) =>
        addSection(fresh, kind, at),
  ),
  addItem: fc.tuple(section, text, index).map(
    ([place, title, at]) =>
      (document, fresh) =>
        addItem(fresh, idOf(document, place), { title }, at),
  ),
  placeSection: fc.tuple(section, index).map(
    ([place, at]) =>
      (document) =>
        placeSection(idOf(document, place), at),
  ),
  placeItem: fc.tuple(item, section, index).map(
    ([place, to, at]) =>
      (document) =>
        placeItem(idOf(document, place), idOf(document, to), at),
  ),
  duplicateItem: item.map((place) => (document, fresh) => duplicateItem(idOf(document, place), fresh)),
  duplicateSection: section.map(
    (place) => (document, fresh) => duplicateSection(idOf(document, place), fresh, (id) => `${fresh}-${id}`.slice(-40)),
  ),
  removeSection: section.map((place) => (document) => remove('sections', idOf(document, place), 5)),
  removeItem: item.map((place) => (document) => remove('items', idOf(document, place), 5)),
  moveItem: fc.tuple(item, index).map(
    ([place, at]) =>
      (document) =>
        moveItem(idOf(document, place), at),
  ),
  copyItem: item.map((place) => (document, fresh) => copyItem(idOf(document, place), fresh)),
  moveToSection: fc.tuple(item, section).map(
    ([place, to]) =>
      (document) =>
        moveToSection(idOf(document, place), idOf(document, to)),
  ),
}

function play(made: readonly Move[]) {
  return made.reduce(
    ({ log, document }, move, nth) => {
      const after = move(document, `fresh-${nth}`)(document)
      return { log: noteStep(log, document, after, { label: '', at: nth }), document: after }
    },
    { log: emptyLog, document: start },
  )
}

function times<T>(count: number, run: (value: T) => T, from: T): T {
  return Array.from({ length: count }).reduce<T>((value) => run(value), from)
}

const undo = (desk: ReturnType<typeof play>) => undoStep(desk.log, desk.document)
const redo = (desk: ReturnType<typeof play>) => redoStep(desk.log, desk.document)

test.each(Object.keys(moves))('whatever came before: %s is undone and redone as a whole', (kind) => {
  const before = fc.array(fc.oneof(...Object.values(moves)), { maxLength: 6 })
  fc.assert(
    fc.property(before, moves[kind] ?? fc.constant<Move>(() => (document) => document), (earlier, move) => {
      const was = play(earlier)
      const done = play([...earlier, move])
      const isStep = done.log.done.length > was.log.done.length
      const undone = isStep ? undo(done) : done
      expect(undone.document).toEqual(was.document)
      if (isStep) expect(redo(undone).document).toEqual(done.document)
    }),
  )
})

test('any number of edits, all undone and all redone, ends where it began', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(...Object.values(moves)), { maxLength: 25 }), (made) => {
      const done = play(made)
      const steps = done.log.done.length
      const undone = times(steps, undo, done)
      expect(undone.document).toEqual(start)
      expect(times(steps, redo, undone).document).toEqual(done.document)
    }),
  )
})
