import type { Locale } from '#src/contract/index.ts'
import { basicsFields, itemFields, type ResumeDocument } from '#src/resume/document.ts'
import { firstSaid } from '#src/resume/first-said.ts'
import { basicsLabels, sectionName } from '#src/resume/labels.ts'
import { classicMessages } from '#src/texts/classic.ts'
import { editorDesignMessages } from '#src/texts/editor-design.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'

/** The name of an entry: the first thing a reader looks for. */
export function entryName(document: ResumeDocument, id: string): string {
  const item = document.items[id]
  return firstSaid(item?.org, item?.title)
}

/** Describes the value at an address, with its entry, in the language of the page. */
export function nameOf(document: ResumeDocument, address: string, locale: Locale): string {
  const t = classicMessages[locale]
  const [entry = '', field = ''] = address.split('.')
  const [map, id = ''] = entry.split('/')
  if (map === 'document') return { title: t.resumeTitle, fileName: t.fileName }[field] ?? t.general
  if (map === 'basics') return basicsName(field, locale)
  if (map === 'design') return designName(field, locale)
  const section = document.sections[map === 'sections' ? id : (document.items[id]?.section ?? '')]
  if (section === undefined) return t.general
  const title = sectionName(section, document.locale)
  if (map === 'sections') return field === 'title' ? `${title} · ${t.sectionTitle}` : title
  const known = itemFields.find((one) => one === field)
  const label = known && (editorFieldsMessages[locale][section.kind][known]?.label ?? known)
  return [title, entryName(document, id), label].filter(Boolean).join(' · ')
}

function basicsName(field: string, locale: Locale): string {
  const known = basicsFields.find((one) => one === field)
  return known ? basicsLabels[known][locale] : classicMessages[locale].photo
}

function designName(field: string, locale: Locale): string {
  const t = editorDesignMessages[locale]
  const known = (['colour', 'size', 'leading', 'spacing', 'margin', 'page'] as const).find((one) => one === field)
  return field === 'id' ? t.design : t[known ?? 'layout']
}
