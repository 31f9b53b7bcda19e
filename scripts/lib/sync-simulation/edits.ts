import { liveEntries, type ResumeDocument, type ResumeItem, type ResumeSection } from '#src/resume/document.ts'
import { firstPositions, placeAt } from '#src/resume/sync/order.ts'
import { askTranslation, bringOver, callUpToDate } from '#src/resume/twin/bring.ts'
import type { TwinField } from '#src/resume/twin/fields.ts'
import type { Random } from './random.ts'

/** Numbers that are used only once in a schedule, so that all words and values can be told apart. */
export type Counter = () => number

type Edit = (document: ResumeDocument, random: Random, count: Counter) => ResumeDocument

/** The document every schedule begins with. */
export function firstDocument(count: Counter): ResumeDocument {
  const [first = '', second = ''] = firstPositions(2)
  const body = () => `- design${count()} ${count()}% team${count()}\n${han(count())}${han(count())} ${emoji(count())}`
  const item = (section: string, pos: string): ResumeItem => ({ section, pos, title: `Title ${count()}`, body: body() })
  return {
    schema: 1,
    locale: 'zh',
    basics: { name: `Name ${count()}`, phone: phone(count()) },
    sections: { work: { kind: 'work', title: '', pos: first }, projects: { kind: 'projects', title: '', pos: second } },
    items: { one: item('work', first), two: item('work', second), three: item('projects', first) },
    design: { id: 'ink' },
  }
}

/** Makes one edit as a person would; returns the same document when there is nothing to edit. */
export function randomEdit(document: ResumeDocument, random: Random, count: Counter): ResumeDocument {
  let ticket = random.below(totalWeight)
  for (const [weight, edit] of edits) {
    ticket -= weight
    if (ticket < 0) return edit(document, random, count)
  }
  return document
}

/** Adds a line to one of the texts. */
export const addLineEdit = editBody(addLine)

/** Makes an edit that reveals duplicated lines: inserted words, moved lines. */
export const wordOrLineEdit: Edit = (document, random, count) =>
  editBody(random.chance(0.5) ? insertWord : moveLine)(document, random, count)

const edits: readonly (readonly [weight: number, edit: Edit])[] = [
  [30, editBody(insertWord)],
  [12, editBody(changeWord)],
  [5, editBody(eraseWord)],
  [6, editBody(addLine)],
  [2, editBody(removeLine)],
  [2, editBody(moveLine)],
  [18, setValue],
  [12, moveItem],
  [3, moveSection],
  [5, addItem],
  [5, deleteItem],
  [2, undeleteItem],
  [2, deleteSection],
  [1, undeleteSection],
  [1, addSection],
  [6, editBesideTwin],
]
const totalWeight = edits.reduce((sum, [weight]) => sum + weight, 0)

const han = (number: number) => String.fromCodePoint(0x5000 + number)
const emoji = (number: number) => String.fromCodePoint(0x1f300 + (number % 0x300))
const phone = (number: number) => `138${String(number * 7919).padStart(8, '0')}`
const month = (number: number) => `${1950 + (number % 97)}-${String((number % 12) + 1).padStart(2, '0')}`

/** The items an editor shows: those in sections that are not deleted. */
function shownItems({ items, sections }: ResumeDocument): [string, ResumeItem][] {
  return Object.entries(items).filter(
    ([, item]) => item.del === undefined && sections[item.section] && sections[item.section]?.del === undefined,
  )
}

function withItem(document: ResumeDocument, id: string, item: ResumeItem): ResumeDocument {
  return { ...document, items: { ...document.items, [id]: item } }
}

function withSection(document: ResumeDocument, id: string, section: ResumeSection): ResumeDocument {
  return { ...document, sections: { ...document.sections, [id]: section } }
}

/** Changes a text of the twin, then copies it, confirms it, or marks it as to be translated. */
function editBesideTwin(document: ResumeDocument, random: Random, count: Counter): ResumeDocument {
  const [id, item] = random.pick(shownItems(document)) ?? []
  if (id === undefined || !item) return document
  const number = count()
  const theirs = withItem(document, id, { ...item, title: `Twin ${number}` })
  const entry = `items/${id}` as const
  const title: TwinField = { entry, field: 'title', kind: 'text' }
  switch (random.below(3)) {
    case 0:
      return bringOver(title, theirs, number)(document)
    case 1:
      return askTranslation(title, theirs)(document)
    default:
      return callUpToDate(title, theirs)(document)
  }
}

function editBody(change: (lines: string[], random: Random, count: Counter) => string[]): Edit {
  return (document, random, count) => {
    const [id, item] = random.pick(shownItems(document)) ?? []
    if (id === undefined || !item) return document
    return withItem(document, id, { ...item, body: change((item.body ?? '').split('\n'), random, count).join('\n') })
  }
}

const isWord = (piece: string | undefined) => piece !== undefined && /^[A-Za-z0-9%]/.test(piece)
const piecesOf = (line: string) => line.match(/[A-Za-z0-9%]+|[\s\S]/gu) ?? []

function editLine(lines: string[], random: Random, change: (pieces: string[]) => string[]): string[] {
  const index = random.below(lines.length)
  return lines.map((line, at) => (at === index ? change(piecesOf(line)).join('') : line))
}

function insertWord(lines: string[], random: Random, count: Counter): string[] {
  return editLine(lines, random, (pieces) => {
    const at = random.chance(0.3) ? pieces.length : random.below(pieces.length + 1)
    const number = count()
    if (random.chance(0.3)) return pieces.toSpliced(at, 0, random.chance(0.7) ? han(number) : emoji(number))
    const before = isWord(pieces[at - 1]) ? ' ' : ''
    return pieces.toSpliced(at, 0, `${before}word${number}${isWord(pieces[at]) ? ' ' : ''}`)
  })
}

function changeWord(lines: string[], random: Random, count: Counter): string[] {
  return editLine(lines, random, (pieces) => {
    const word = random.pick(pieces.filter((piece) => /\d/.test(piece)))
    if (word === undefined) return pieces
    const changed = word.endsWith('%') ? `${count()}%` : `${word.replace(/\d+/, '')}${count()}`
    return pieces.map((piece) => (piece === word ? changed : piece))
  })
}

function eraseWord(lines: string[], random: Random): string[] {
  return editLine(lines, random, (pieces) => {
    const word = random.pick(pieces.filter(isWord))
    return pieces.filter((piece) => piece !== word)
  })
}

function addLine(lines: string[], random: Random, count: Counter): string[] {
  return lines.toSpliced(random.below(lines.length + 1), 0, `- line${count()} ${han(count())}`)
}

function removeLine(lines: string[], random: Random): string[] {
  return lines.length > 1 ? lines.toSpliced(random.below(lines.length), 1) : lines
}

function moveLine(lines: string[], random: Random): string[] {
  const from = random.below(lines.length)
  const rest = lines.toSpliced(from, 1)
  return rest.toSpliced(random.below(rest.length + 1), 0, lines[from] ?? '')
}

function setValue(document: ResumeDocument, random: Random, count: Counter): ResumeDocument {
  const number = count()
  const [itemId, item] = random.pick(shownItems(document)) ?? []
  const [sectionId, section] = random.pick(liveEntries(document.sections)) ?? []
  switch (random.below(8)) {
    case 0:
      return { ...document, basics: { ...document.basics, name: `Name ${number}` } }
    case 1:
      return { ...document, basics: { ...document.basics, phone: phone(number) } }
    case 2:
      return { ...document, design: { ...document.design, colour: `#${String(number * 137).padStart(6, '0')}` } }
    case 3:
      return section && sectionId ? withSection(document, sectionId, { ...section, title: `Part ${number}` }) : document
    case 4:
      return item && itemId ? withItem(document, itemId, { ...item, title: `Title ${number}` }) : document
    case 5:
      return item && itemId ? withItem(document, itemId, { ...item, start: month(number) }) : document
    case 6:
      return item && itemId ? withItem(document, itemId, { ...item, end: undefined, present: true }) : document
    default:
      return item && itemId ? withItem(document, itemId, { ...item, end: month(number), present: undefined }) : document
  }
}

function moveItem(document: ResumeDocument, random: Random): ResumeDocument {
  const [id, item] = random.pick(shownItems(document)) ?? []
  const [section] = random.pick(liveEntries(document.sections)) ?? []
  return id && item && section ? placeItem(document, id, { ...item, section }, random) : document
}

function placeItem(document: ResumeDocument, id: string, item: ResumeItem, random: Random): ResumeDocument {
  const siblings = liveEntries(document.items).filter(
    ([other, entry]) => entry.section === item.section && other !== id,
  )
  let placed = withItem(document, id, item)
  for (const [place, pos] of placeAt(siblings, id, random.below(siblings.length + 1))) {
    const entry = placed.items[place]
    if (entry) placed = withItem(placed, place, { ...entry, pos })
  }
  return placed
}

function moveSection(document: ResumeDocument, random: Random): ResumeDocument {
  const [id, section] = random.pick(liveEntries(document.sections)) ?? []
  return id && section ? placeSection(document, id, section, random) : document
}

function placeSection(document: ResumeDocument, id: string, section: ResumeSection, random: Random): ResumeDocument {
  const siblings = liveEntries(document.sections).filter(([other]) => other !== id)
  let placed = withSection(document, id, section)
  for (const [place, pos] of placeAt(siblings, id, random.below(siblings.length + 1))) {
    const entry = placed.sections[place]
    if (entry) placed = withSection(placed, place, { ...entry, pos })
  }
  return placed
}

function addItem(document: ResumeDocument, random: Random, count: Counter): ResumeDocument {
  const [section] = random.pick(liveEntries(document.sections)) ?? []
  if (section === undefined) return document
  const body = `- added${count()} ${han(count())}`
  return placeItem(document, `item${count()}`, { section, pos: '', title: `Title ${count()}`, body }, random)
}

function addSection(document: ResumeDocument, random: Random, count: Counter): ResumeDocument {
  return placeSection(document, `part${count()}`, { kind: 'custom', title: `Part ${count()}`, pos: '' }, random)
}

function deleteItem(document: ResumeDocument, random: Random, count: Counter): ResumeDocument {
  const [id, item] = random.pick(shownItems(document)) ?? []
  return id && item ? withItem(document, id, { ...item, del: count() }) : document
}

function undeleteItem(document: ResumeDocument, random: Random): ResumeDocument {
  const [id, item] = random.pick(Object.entries(document.items).filter(([, entry]) => entry.del !== undefined)) ?? []
  const shown = item && document.sections[item.section]?.del === undefined
  return id && shown ? withItem(document, id, { ...item, del: undefined }) : document
}

function deleteSection(document: ResumeDocument, random: Random, count: Counter): ResumeDocument {
  const live = liveEntries(document.sections)
  const [id, section] = random.pick(live) ?? []
  return id && section && live.length > 1 ? withSection(document, id, { ...section, del: count() }) : document
}

function undeleteSection(document: ResumeDocument, random: Random): ResumeDocument {
  const [id, section] = random.pick(Object.entries(document.sections).filter(([, { del }]) => del !== undefined)) ?? []
  return id && section ? withSection(document, id, { ...section, del: undefined }) : document
}
