import { contactFields, personalFields, wishFields } from './basics-groups.ts'
import { formatDate, formatPeriod } from './dates.ts'
import type {
  BasicsField,
  DateForm,
  ResumeDocument,
  ResumeItem,
  ResumeLocale,
  ResumeSection,
  SectionKind,
} from './document.ts'
import { firstSaid } from './first-said.ts'
import { chosenIcon, type SectionIcon } from './icons.ts'
import { basicsLabels, sectionName, sectionTitles } from './labels.ts'
import { webLink } from './links.ts'
import { type Block, printedBlocks } from './markup.ts'
import { isUntranslated } from './twin/untranslated.ts'
import { visibleItems, visibleSections } from './visible.ts'

/** A labelled detail of the person. `bare` details are printed without their label. */
export type Fact = { field: BasicsField; label: string; value: string; href: string; bare: boolean }

/**
 * The printed parts of an item. `entry`: a heading line with a period; `line`: a term with its explanation; `text`:
 * only prose.
 */
export type ItemView = {
  id: string
  shape: 'entry' | 'line' | 'text'
  /** The organisation, school or project: the name a reader looks for. */
  primary: string
  /** The position, major or role. */
  secondary: string
  note: string
  place: string
  period: string
  url: string
  blocks: Block[]
  /** Whether a design may swap position and organisation. */
  swappable: boolean
}

/** A section as it is printed. */
export type SectionView = {
  id: string
  kind: SectionKind
  title: string
  /** The usual English title, for designs that print both languages; empty in an English document. */
  englishTitle: string
  /**
   * The icon chosen to be printed beside the title, or nothing. Word files leave it out, because no font contains it.
   */
  icon: SectionIcon | ''
  columns: number
  keepTogether: boolean
  pageBreak: boolean
  items: ItemView[]
}

/** A résumé as it is printed, independent of the design. */
export type ResumeView = {
  locale: ResumeLocale
  name: string
  headline: string
  /** Which field the headline comes from: the person's title, or the position wanted. */
  headlineField: 'headline' | 'intention'
  contacts: Fact[]
  personal: Fact[]
  wishes: Fact[]
  photo: string
  sections: SectionView[]
}

const bareFields = new Set<BasicsField>([
  'phone',
  'email',
  'address',
  'website',
  'github',
  'linkedin',
  'gender',
  'political',
  'degree',
  'experience',
])

/**
 * Converts a document to what is printed: visible sections and items in order, with dates and labels in its language;
 * empty parts are left out.
 * @param dates how dates are written, where not in the usual form of the language
 */
export function viewResume(document: ResumeDocument, dates?: DateForm): ResumeView {
  const { basics, locale } = document
  const facts = (fields: readonly BasicsField[]) => fields.flatMap((field) => factOf(document, field, dates))
  return {
    locale,
    name: basics.name?.trim() ?? '',
    headline: firstSaid(basics.headline, basics.intention),
    headlineField: basics.headline?.trim() ? 'headline' : 'intention',
    contacts: facts(contactFields),
    personal: facts(personalFields),
    wishes: facts(wishFields),
    photo: basics.photo ?? '',
    sections: visibleSections(document).flatMap(([id, section]) => {
      const items = visibleItems(document, id).map(([itemId, item]) =>
        viewItem(document, itemId, item, { kind: section.kind, dates }),
      )
      const said = items.filter(saysSomething)
      return said.length > 0 ? [{ ...viewHead(id, section, locale), items: said }] : []
    }),
  }
}

/** Whether a document prints nothing: no word of the person, no photo, no entry. */
export function printsNothing(document: ResumeDocument): boolean {
  // Asked with every edit, and nearly every résumé has a name.
  if (document.basics.name?.trim()) return false
  const { name, headline, photo, contacts, personal, wishes, sections } = viewResume(document)
  return name + headline + photo === '' && [contacts, personal, wishes, sections].every(({ length }) => length === 0)
}

function viewHead(id: string, section: ResumeSection, locale: ResumeLocale): Omit<SectionView, 'items'> {
  return {
    id,
    kind: section.kind,
    title: sectionName(section, locale),
    englishTitle: locale === 'zh' ? sectionTitles[section.kind].en : '',
    icon: chosenIcon(section),
    columns: section.columns ?? 1,
    keepTogether: section.keepTogether ?? false,
    pageBreak: section.pageBreak ?? false,
  }
}

function saysSomething({ primary, secondary, note, place, period, url, blocks }: ItemView): boolean {
  return blocks.length > 0 || [primary, secondary, note, place, period, url].some((text) => text !== '')
}

/** The title property of the file. */
export function titleOf({ name, headline, locale }: ResumeView): string {
  const word = locale === 'zh' ? '简历' : 'Résumé'
  return [name, headline, word].filter(Boolean).join(' - ')
}

function factOf({ basics, locale }: ResumeDocument, field: BasicsField, dates: DateForm | undefined): Fact[] {
  const value = basics[field]?.trim()
  if (!value) return []
  return [
    {
      field,
      label: basicsLabels[field][locale],
      value: field === 'birth' ? formatDate(value, locale, dates) : value,
      href: factLink(field, value),
      bare: bareFields.has(field) || (field === 'city' && locale === 'en'),
    },
  ]
}

function factLink(field: BasicsField, value: string): string {
  if (field === 'email') return `mailto:${value}`
  if (field === 'website' || field === 'github' || field === 'linkedin') return webLink(value)
  return ''
}

/** Whether the entry that a further role belongs to is printed in its section, with the organisation of both. */
function isPrinted(document: ResumeDocument, section: string, id = ''): boolean {
  const entry = document.items[id]
  return entry?.section === section && entry.del === undefined && !entry.hidden && !isUntranslated(document, id)
}

type Naming = Pick<ItemView, 'shape' | 'primary' | 'secondary' | 'note' | 'swappable'>

function viewItem(
  document: ResumeDocument,
  id: string,
  item: ResumeItem,
  { kind, dates }: { kind: SectionKind; dates: DateForm | undefined },
): ItemView {
  const { locale } = document
  const naming = nameItem(item, kind)
  const further = naming.swappable && isPrinted(document, item.section, item.parent)
  return {
    ...naming,
    primary: further ? naming.secondary : naming.primary,
    secondary: further ? '' : naming.secondary,
    id,
    place: item.city?.trim() ?? '',
    period: formatPeriod(item, locale, dates) || formatDate(item.date ?? '', locale, dates),
    url: item.url?.trim() ?? '',
    blocks: printedBlocks(item.body ?? ''),
  }
}

function nameItem(item: ResumeItem, kind: SectionKind): Naming {
  const { title = '', department = '', role = '' } = item
  const org = item.org?.trim() ?? ''
  switch (kind) {
    case 'education':
      return { ...entry(org, join(title, item.degree), join(department, item.score)), swappable: true }
    case 'work':
    case 'internship':
    case 'campus':
    case 'custom':
      return {
        ...entry(org || title, org ? title : '', department.trim()),
        swappable: org !== '' && title.trim() !== '',
      }
    case 'projects':
    case 'portfolio':
      return entry(title, role, org)
    case 'publications':
      return entry(title, '', join(item.authors, org))
    case 'skills':
    case 'languages':
    case 'interests':
      return { ...entry(title, item.level ?? '', ''), shape: 'line' }
    case 'certificates':
    case 'awards':
      return { ...entry(title, join(item.level, org, item.score), ''), shape: 'line' }
    case 'self-evaluation':
    case 'cover-letter':
      return { ...entry(title, item.recipient ?? '', ''), shape: 'text' }
  }
}

function entry(primary: string, secondary: string, note: string): Naming {
  return { shape: 'entry', primary: primary.trim(), secondary: secondary.trim(), note, swappable: false }
}

function join(...parts: (string | undefined)[]): string {
  return parts.flatMap((part) => part?.trim() || []).join(' · ')
}
