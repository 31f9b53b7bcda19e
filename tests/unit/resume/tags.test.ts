import { expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { liveEntries, type ResumeItem, sectionKinds } from '#src/resume/document.ts'
import { setSection } from '#src/resume/edits.ts'
import { addTags, isBlank, isTag, isTagKind, newTags, splitTags } from '#src/resume/tags.ts'

const place = { section: 's1', pos: 'a0' }

function skills(...items: Partial<ResumeItem>[]) {
  const document = composeResume({ locale: 'zh', design: 'ink', basics: {}, sections: [{ kind: 'skills', items }] })
  const [section = ''] = Object.keys(document.sections)
  return { document, section }
}

function ids() {
  let count = 0
  return () => `new${++count}`
}

/** The words of the only section, and how many stand on a line. */
function written({ items, sections }: ReturnType<typeof skills>['document']) {
  const [section] = Object.values(sections)
  return [liveEntries(items).map(([, { title }]) => title), section?.columns]
}

test('a list is divided at every sign lists have, but not in brackets', () => {
  const lists: [string, string[]][] = [
    ['Java', ['Java']],
    ['Java, Go、SQL，Rust；C', ['Java', 'Go', 'SQL', 'Rust', 'C']],
    ['Java（集合、并发）、Spring Boot', ['Java（集合、并发）', 'Spring Boot']],
    ['Excel (pivot tables, macros), Word', ['Excel (pivot tables, macros)', 'Word']],
    ['- Java\n- Go\r\n* SQL', ['Java', 'Go', '', 'SQL']],
    ['1. Java\n2、Go\n3) SQL', ['Java', 'Go', 'SQL']],
    ['CI/CD, Node.js, C++, 3.5 years', ['CI/CD', 'Node.js', 'C++', '3.5 years']],
    ['一个）、两个', ['一个）', '两个']],
    ['Java（集合（List、Map）、并发）、Go', ['Java（集合（List、Map）、并发）', 'Go']],
    ['e-learning、A*、3.5', ['e-learning', 'A*', '3.5']],
    ['  12. Java\n\t▪ Go', ['Java', 'Go']],
    ['Java、', ['Java', '']],
    ['', ['']],
  ]
  expect(lists.map(([text]) => [text, splitTags(text)])).toEqual(lists)
})

test('a word is an entry with a name and perhaps a level, and nothing else', () => {
  const entries: [Partial<ResumeItem>, boolean, boolean][] = [
    [{}, false, true],
    [{ title: 'Java' }, true, false],
    [{ title: 'Java', level: '精通' }, true, false],
    [{ title: 'Java', extras: '{}' }, true, false],
    [{ title: '  ' }, false, false],
    [{ level: '精通' }, false, false],
    [{ title: 'Java', body: '五年' }, false, false],
    [{ title: 'Java', hidden: true }, false, false],
    [{ title: 'Java', parent: 'i1' }, false, false],
  ]
  expect(entries.map(([item]) => [item, isTag({ ...place, ...item }), isBlank({ ...place, ...item })])).toEqual(entries)
})

test('a word that is there is not added again, whatever its case', () => {
  const { document, section } = skills({ title: 'Java' })
  expect(newTags(document, section, ['java', 'Go', 'GO', '', 'SQL'])).toEqual(['Go', 'SQL'])
  const spaced = skills({ title: ' Java ' }, {})
  expect(newTags(spaced.document, spaced.section, ['Java', ' go ', 'Go'])).toEqual([' go '])
})

test('several stand on a line of a section of words only, unless it has said how many', () => {
  const add = ({ document, section }: ReturnType<typeof skills>, words: string[]) =>
    written(addTags(section, words, ids())(document))
  expect(add(skills(), ['Java', 'Go'])).toEqual([['Java', 'Go'], 3])
  expect(add(skills(), ['Java'])).toEqual([['Java'], undefined])
  expect(add(skills({}), ['Java', 'Go'])).toEqual([['Java', 'Go'], 3])
  expect(add(skills({ title: 'Java' }, {}), ['Go'])).toEqual([['Java', 'Go'], 3])
  const own = skills({ title: 'Java' })
  const chosen = setSection(own.section, { columns: 2 })(own.document)
  expect(add({ ...own, document: chosen }, ['Go'])).toEqual([['Java', 'Go'], 2])
  expect(add(skills({}), [])).toEqual([[undefined], undefined])
  // Once there were two, one on a line was somebody's choice.
  expect(add(skills({ title: 'Java' }, { title: 'Go' }), ['SQL'])).toEqual([['Java', 'Go', 'SQL'], undefined])
  expect(add(skills({ title: '语言', body: 'Java' }), ['Go', 'SQL'])).toEqual([['语言', 'Go', 'SQL'], undefined])
})

test('skills, languages and interests are mostly words', () => {
  expect(sectionKinds.filter(isTagKind)).toEqual(['skills', 'languages', 'interests'])
})
