import type { NestedItem } from '#src/resume/compose.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { readPeriod } from '#src/resume/formats/dates-read.ts'
import type { ItemView } from '#src/resume/view.ts'

/** The printed parts of an item; its text as markup. */
export type Printed = Pick<ItemView, 'primary' | 'secondary' | 'note' | 'place' | 'period' | 'url'> & { body: string }

/** Reconstructs an item from its printed parts: the inverse of `viewResume`. */
export function itemOf(printed: Printed, kind: SectionKind): NestedItem {
  const { place, url, body } = printed
  const fields = { ...namesOf(printed, kind), ...datesOf(printed.period, kind), city: place, url, body }
  const said = Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined)
  return Object.fromEntries(said)
}

function namesOf({ primary, secondary, note }: Printed, kind: SectionKind): NestedItem {
  switch (kind) {
    case 'education': {
      const [title, degree] = inTwo(secondary)
      const [department, score] = inTwo(note)
      const isScore = score === '' && /\d|GPA|排名/i.test(department)
      return { org: primary, title, degree, ...(isScore ? { score: department } : { department, score }) }
    }
    case 'projects':
    case 'portfolio':
      return { title: primary, role: secondary, org: note }
    case 'publications': {
      const [authors, org] = inTwo(note || secondary)
      return { title: primary, authors, org }
    }
    case 'skills':
    case 'languages':
    case 'interests':
      return { title: primary, level: secondary }
    case 'awards': {
      const [level, org] = inTwo(secondary)
      return { title: primary, level, org }
    }
    case 'certificates': {
      const [org, score] = inTwo(secondary)
      return { title: primary, org, score }
    }
    case 'self-evaluation':
    case 'cover-letter':
      return { title: primary, recipient: secondary }
    default:
      return { org: primary, title: secondary, department: note }
  }
}

/** Splits two fields that are printed side by side; a single one is the first. */
function inTwo(text: string): [first: string, second: string] {
  const at = text.lastIndexOf(' · ')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 3)]
}

function datesOf(text: string, kind: SectionKind): NestedItem {
  const period = readPeriod(text)
  const isDay = fieldsOfKind[kind].includes('date') && period.end === undefined && period.present === undefined
  return isDay ? { date: period.start ?? '' } : period
}
