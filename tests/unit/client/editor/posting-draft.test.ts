import { beforeEach, expect, test, vi } from 'vitest'
import {
  carryDraft,
  draftOf,
  dropCarriedDraft,
  emptyDraft,
  handDraftOn,
} from '#client/features/editor/posting/draft.ts'
import type { EditorSession } from '#client/features/editor/session/editor-session.ts'
import { browserStorage } from '#tests/support/browser-storage.ts'

const draft = { posting: 'We are hiring', employer: 'Acme', title: null, link: null }
let stored = browserStorage()

/** An editor that is opened: of its session, a draft needs only which one it is. */
const opened = (id: string) => ({ id }) as EditorSession

beforeEach(() => {
  stored = browserStorage()
  vi.stubGlobal('sessionStorage', stored)
})

test('a draft lasts as long as the session of its editor, and is nobody else’s', () => {
  const session = opened('one')
  draftOf(session).set(draft)
  expect([draftOf(session).get(), draftOf(opened('one')).get(), { ...stored }]).toEqual([draft, emptyDraft, {}])
})

test('what is carried is there for the same résumé after the page has changed, not for another', () => {
  carryDraft('one', draft)
  expect([draftOf(opened('one')).get(), draftOf(opened('two')).get()]).toEqual([draft, emptyDraft])
})

test('a résumé that moves takes its draft with it; another leaves it where it is', () => {
  carryDraft('one', draft)
  handDraftOn('two', 'three')
  expect(draftOf(opened('one')).get()).toEqual(draft)
  handDraftOn('one', 'three')
  expect([draftOf(opened('one')).get(), draftOf(opened('three')).get()]).toEqual([emptyDraft, draft])
})

test('one that has become an application is carried no further', () => {
  carryDraft('one', draft)
  dropCarriedDraft()
  expect([draftOf(opened('one')).get(), { ...stored }]).toEqual([emptyDraft, {}])
})

test.each(['{', '{"of":"one"}', '{"of":"one","draft":{"posting":1}}'])('%s is no draft', (text) => {
  stored['posting-draft'] = text
  expect(draftOf(opened('one')).get()).toEqual(emptyDraft)
})

test('where nothing can be stored, it lasts as long as the page', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  carryDraft('one', draft)
  dropCarriedDraft()
  expect(draftOf(opened('one')).get()).toEqual(emptyDraft)
})
