import { describe, expect, test } from 'vitest'
import type { ResumeDocument } from '#src/resume/document.ts'
import { compareTwins, openRows, type TwinState } from '#src/resume/twin/compare.ts'
import { type TwinMark, withMark } from '#src/resume/twin/marks.ts'

const job = { section: 'work', pos: 'a' }

function resume(locale: 'zh' | 'en', changes: Partial<ResumeDocument> = {}): ResumeDocument {
  return {
    ...{ schema: 1, locale, basics: {}, design: { id: 'ink' } },
    sections: { work: { kind: 'work', title: '', pos: 'a' } },
    items: { job },
    ...changes,
  }
}

type Side = { text?: string; mark?: TwinMark }

/** The row of a text of the entry, of a résumé in English and its twin in Chinese. */
function rowOf(mine: Side, theirs: Side) {
  const side = (locale: 'zh' | 'en', { text, mark }: Side) => {
    const document = resume(locale, { items: { job: { ...job, ...(text !== undefined && { org: text }) } } })
    return mark ? withMark(document, 'items/job', 'org', mark) : document
  }
  return compareTwins(side('en', mine), side('zh', theirs)).find(({ field }) => field === 'org')
}

test.each<[what: string, mine: Side, theirs: Side, state: TwinState | undefined]>([
  ['neither has it', {}, {}, undefined],
  ['both say one thing', { text: 'SQL' }, { text: 'SQL' }, 'same'],
  // Nobody has ever agreed on it.
  ['only the twin has words', {}, { text: '青简' }, 'translate'],
  ['only the twin has letters', {}, { text: 'SQL' }, 'theirs'],
  ['only this side has words', { text: 'Acme' }, {}, 'mine'],
  ['each has its own', { text: 'Acme' }, { text: '青简' }, 'both'],
  // Not translated here when it was marked.
  ['still without words', { mark: { other: '青简' } }, { text: '青简' }, 'translate'],
  ['without words, and changed there', { mark: { other: '青简' } }, { text: '云帆' }, 'translate'],
  ['translated, not confirmed', { text: 'Acme', mark: { other: '青简' } }, { text: '青简' }, 'typed'],
  ['translated, and changed there', { text: 'Acme', mark: { other: '青简' } }, { text: '云帆' }, 'theirs'],
  // Not translated there when it was marked there.
  ['without words there', { text: 'Acme' }, { mark: { other: 'Acme' } }, 'awaited'],
  ['translated there', { text: 'Acme' }, { text: '青简', mark: { other: 'Acme' } }, 'same'],
  ['translated there, and changed here', { text: 'Acme Ltd' }, { text: '青简', mark: { other: 'Acme' } }, 'mine'],
  // Agreed here.
  ['agreed', { text: 'Acme', mark: { other: '青简', own: 'Acme' } }, { text: '青简' }, 'same'],
  ['agreed, changed there', { text: 'Acme', mark: { other: '青简', own: 'Acme' } }, { text: '云帆' }, 'theirs'],
  ['agreed, changed here', { text: 'Acme Ltd', mark: { other: '青简', own: 'Acme' } }, { text: '青简' }, 'mine'],
  ['agreed, changed twice', { text: 'Acme Ltd', mark: { other: '青简', own: 'Acme' } }, { text: '云帆' }, 'both'],
  ['agreed, emptied here', { mark: { other: '青简', own: 'Acme' } }, { text: '青简' }, 'mine'],
  ['agreed, emptied there', { text: 'Acme', mark: { other: '青简', own: 'Acme' } }, {}, 'theirs'],
  // Agreed there.
  ['agreed there', { text: 'Acme' }, { text: '青简', mark: { other: 'Acme', own: '青简' } }, 'same'],
  ['agreed there, changed there', { text: 'Acme' }, { text: '云帆', mark: { other: 'Acme', own: '青简' } }, 'theirs'],
  ['agreed there, changed here', { text: 'Acme Ltd' }, { text: '青简', mark: { other: 'Acme', own: '青简' } }, 'mine'],
  // Both have an opinion.
  [
    'the older agreement here counts less than that of now there',
    { text: 'Acme Ltd', mark: { other: '青简', own: 'Acme' } },
    { text: '云帆', mark: { other: 'Acme Ltd', own: '云帆' } },
    'same',
  ],
  [
    'a translation that was asked for here',
    { text: 'Acme', mark: { other: '云帆' } },
    { text: '云帆', mark: { other: 'Acme Ltd', own: '青简' } },
    'typed',
  ],
  [
    'one changed by the one, the other by the other',
    { text: 'Acme', mark: { other: '青简', own: 'Acme' } },
    { text: '云帆', mark: { other: 'Acme Ltd', own: '云帆' } },
    'both',
  ],
])('%s', (_what, mine, theirs, state) => {
  expect(rowOf(mine, theirs)?.state).toBe(state)
})

test('a row says what each side has and had', () => {
  expect(rowOf({ text: 'Acme', mark: { other: '青简', own: 'Qingjian' } }, { text: '云帆' })).toEqual({
    ...{ entry: 'items/job', field: 'org', kind: 'text', mine: 'Acme', theirs: '云帆', state: 'both' },
    before: { mine: 'Qingjian', theirs: '青简' },
  })
  expect(rowOf({ text: 'Acme' }, { text: '云帆', mark: { other: 'Acme', own: '青简' } })?.before).toEqual({
    mine: 'Acme',
    theirs: '青简',
  })
  expect(rowOf({ text: 'Acme' }, { text: '云帆' })?.before).toBe(undefined)
})

/** What is open between two résumés, as `entry field state`. */
const openIn = (mine: ResumeDocument, theirs: ResumeDocument) =>
  openRows(compareTwins(mine, theirs)).map(({ entry, field, state }) => `${entry} ${field} ${state}`)

describe('entries', () => {
  const edu = { kind: 'education', title: '', pos: 'b' } as const
  const work = { kind: 'work', title: '', pos: 'a' } as const
  const full = resume('zh', {
    sections: { work, edu },
    items: { job, school: { section: 'edu', pos: 'a', org: '南京理工大学' } },
  })

  test.each<[what: string, mine: Partial<ResumeDocument>, theirs: Partial<ResumeDocument>, open: string[]]>([
    ['as they are there', {}, {}, []],
    ['a section that is new there, not what stands in it', { sections: { work } }, {}, ['sections/edu there theirs']],
    ['one that is new here', {}, { sections: { work }, items: { job } }, ['sections/edu there mine']],
    [
      'a section and an entry that are new there',
      { sections: { work }, items: { job } },
      {},
      ['sections/edu there theirs'],
    ],
    [
      'the title of a section',
      { sections: { work: { ...work, title: 'Jobs' }, edu } },
      { sections: { work: { ...work, title: '经历' }, edu } },
      ['sections/work title both'],
    ],
    ['a number with words', {}, { basics: { phone: '138（同微信）' } }, ['basics phone theirs']],
    [
      'an entry that was moved and deleted there',
      {},
      { items: { ...full.items, job: { section: 'edu', pos: 'b', del: 1 } } },
      ['items/job there mine'],
    ],
    [
      'one moved there to a section nobody has',
      {},
      { items: { ...full.items, job: { section: 'none', pos: 'b' } } },
      ['items/job section both'],
    ],
    ['an entry that is new there', { items: { job } }, {}, ['items/school there theirs']],
    ['one that is new here', {}, { items: { job } }, ['items/school there mine']],
    ['one that was deleted there', {}, { items: { ...full.items, job: { ...job, del: 1 } } }, ['items/job there mine']],
    [
      'an entry that was moved here',
      { items: { ...full.items, job: { section: 'edu', pos: 'b' } } },
      {},
      ['items/job section both'],
    ],
    [
      'one moved there to a section that this side has not',
      { sections: { work, edu: { ...edu, del: 1 } } },
      { items: { ...full.items, job: { section: 'edu', pos: 'b' } } },
      ['sections/edu there theirs', 'items/job section both'],
    ],
    [
      'one moved there to a section that is gone there',
      {},
      { sections: { work, edu: { ...edu, del: 1 } }, items: { job: { section: 'edu', pos: 'b' } } },
      ['items/job section both', 'sections/edu there mine'],
    ],
  ])('%s', (_what, mine, theirs, open) => {
    expect(openIn({ ...full, ...mine }, { ...full, ...theirs }).toSorted()).toEqual(open.toSorted())
  })
})

describe('the order of sections', () => {
  const ordered = (ids: string) =>
    resume('zh', {
      items: {},
      sections: Object.fromEntries(ids.split(' ').map((id, at) => [id, { kind: 'custom', title: '', pos: `a${at}` }])),
    })
  const stateOf = (mine: string, theirs: string, agreed?: { mark: TwinMark; at: 'here' | 'there' }) => {
    const [here, there] = [ordered(mine), ordered(theirs)]
    const marked = (document: ResumeDocument, side: string) =>
      agreed?.at === side ? withMark(document, 'document', 'order', agreed.mark) : document
    return compareTwins(marked(here, 'here'), marked(there, 'there'))[0]
  }

  test.each<[mine: string, theirs: string, mark: TwinMark | undefined, state: TwinState]>([
    ['a b c', 'a b c', undefined, 'same'],
    ['a b c', 'a c', undefined, 'same'],
    ['a c b', 'a b c', undefined, 'both'],
    ['a c b', 'a b c', { other: 'a b c', own: 'a b c' }, 'mine'],
    ['a b c', 'a c b', { other: 'a b c', own: 'a b c' }, 'theirs'],
    ['b a c', 'a c b', { other: 'a b c', own: 'a b c' }, 'both'],
    ['a b c', 'c b a', { other: 'c b a', own: 'a b c' }, 'same'],
    // What one side did not have then says nothing of the order of the others.
    ['a b new', 'new b a', { other: 'b a', own: 'a b' }, 'same'],
    ['a b new', 'new b a', { other: 'b a new', own: 'a b' }, 'same'],
    ['a b new', 'new b a', { other: 'b a', own: 'a b new' }, 'same'],
    ['b a c', 'a b c', { other: 'a b', own: 'a b' }, 'mine'],
  ])('%s here and %s there, agreed on %j', (mine, theirs, mark, state) => {
    expect(stateOf(mine, theirs, mark && { mark, at: 'here' })?.state).toBe(state)
  })

  test('agreed there', () => {
    const mark = { other: 'a b c', own: 'a b c' }
    expect(stateOf('a c b', 'a b c', { mark, at: 'there' })?.state).toBe('mine')
    expect(stateOf('a b c', 'a c b', { mark, at: 'there' })?.state).toBe('theirs')
  })
})
