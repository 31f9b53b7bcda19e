import { expect, test } from 'vitest'
import { documentOf, saveForm } from '#src/classic/save.ts'
import { type ApiErrorKey, apiErrors } from '#src/contract/index.ts'
import { type Origin, OriginFailure } from '#src/origin/index.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { setBasics } from '#src/resume/edits.ts'

const base = composeResume({ locale: 'zh', design: 'ink', basics: { name: '林', city: '杭州' }, sections: [] })
const doc = setBasics({ city: '苏州' })(base)
const caller = { token: 't', locale: 'zh', address: '', country: '', requestId: 'r' } as const
const posted = { id: 'ABCDEFGHIJKLMNOPQRST', base, rev: 3, mid: 'mid', journal: 'journal', doc }

const refused = (key: ApiErrorKey, refusal: unknown = null) => ({
  ok: false as const,
  code: apiErrors[key].code,
  message: '',
  refusal,
})

/** Saves a form to an API that answers like this, and notes which revision and document each try brings. */
async function saved(...answers: unknown[]) {
  const tries: unknown[] = []
  const call: Origin['call'] = async (_name, input) => {
    const { rev, doc: sent } = JSON.parse(JSON.stringify(input))
    tries.push([rev, sent])
    return JSON.parse(JSON.stringify(answers[Math.min(tries.length, answers.length) - 1]))
  }
  const origin: Origin = { ...Object(null), call }
  return { outcome: await saveForm(origin, caller, posted), tries }
}

test.each<[ApiErrorKey, string]>([
  ['session.required', 'signed-out'],
  ['resource.missing', 'missing'],
  ['save.misfit', 'misfit'],
  ['body.too-large', 'misfit'],
  ['server.fault', 'unreachable'],
])('%s is told as %s, without another try', async (key, kind) => {
  expect(await saved(refused(key))).toEqual({ outcome: { kind }, tries: [[3, doc]] })
})

test('what somebody else saved first is merged, and the next try is made on top of it', async () => {
  const theirs = setBasics({ name: '林秋' })(base)
  const conflict = refused('save.conflict', { rev: 7, doc: theirs, applied: false })
  expect(await saved(conflict, { ok: true, data: { rev: 8 } })).toEqual({
    outcome: { kind: 'saved', rev: 8, lost: [] },
    tries: [
      [3, doc],
      [7, setBasics({ name: '林秋' })(doc)],
    ],
  })
})

test('a value that the form replaced is named with its entry', async () => {
  const conflict = refused('save.conflict', { rev: 7, doc: setBasics({ city: '南京' })(base), applied: false })
  expect((await saved(conflict, { ok: true, data: { rev: 8 } })).outcome).toEqual({
    kind: 'saved',
    rev: 8,
    lost: ['basics.city'],
  })
})

test('what an earlier try has replaced is told of as well', async () => {
  const first = setBasics({ city: '南京' })(base)
  const second = setBasics({ name: '林秋' })(first)
  const conflict = (rev: number, theirs: ResumeDocument) =>
    refused('save.conflict', { rev, doc: theirs, applied: false })
  const { outcome } = await saved(conflict(7, first), conflict(8, second), { ok: true, data: { rev: 9 } })
  expect(outcome).toEqual({ kind: 'saved', rev: 9, lost: ['basics.city'] })
})

test.each([
  ['is there already, by another name', { rev: 7, doc, applied: false }],
  ['was saved by an earlier try', { rev: 7, doc: setBasics({ city: '南京' })(base), applied: true }],
])('what %s is not saved again', async (_what, refusal) => {
  expect(await saved(refused('save.conflict', refusal))).toEqual({
    outcome: { kind: 'saved', rev: 7, lost: [] },
    tries: [[3, doc]],
  })
})

test('eight tries are made, each on top of the newest', async () => {
  const newer = Array.from({ length: 9 }, (_, nth) =>
    refused('save.conflict', { rev: 10 + nth, doc: setBasics({ name: `林${nth}` })(base), applied: false }),
  )
  const { outcome, tries } = await saved(...newer)
  expect(outcome).toEqual({ kind: 'unreachable' })
  // What others changed twice in between stays as they changed it last.
  const merged = Array.from({ length: 7 }, (_, nth) => [10 + nth, setBasics({ name: `林${nth}` })(doc)])
  expect(tries).toEqual([[3, doc], ...merged])
})

test('a document that cannot be read is a fault of the API', () => {
  expect(documentOf(JSON.parse(JSON.stringify(doc)))).toEqual(doc)
  expect(() => documentOf({ schema: 1 })).toThrow(OriginFailure)
})
