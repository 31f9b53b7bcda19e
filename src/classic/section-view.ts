import { html } from 'hono/html'
import type { ResumeDocument, ResumeItem, ResumeSection } from '#src/resume/document.ts'
import { itemsIn } from '#src/resume/edits.ts'
import { chosenIcon } from '#src/resume/icons.ts'
import { levelOf, parentOf } from '#src/resume/item-order.ts'
import { sectionName, sectionTitles } from '#src/resume/labels.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { fieldsOfItem, sectionsOfSameKind } from './apply.ts'
import { actionButton, choiceField, type Draft, longField, textField, tickField } from './fields.ts'
import { entryName } from './names.ts'
import type { Html } from './shell.ts'

/** Kinds whose entries may be further roles of one organisation. */
const withRoles = new Set<ResumeSection['kind']>(['education', 'work', 'internship', 'campus', 'custom'])

/** Renders a section with its entries and its buttons. */
export function sectionView(
  draft: Draft,
  document: ResumeDocument,
  id: string,
  section: ResumeSection,
  { index, last }: { index: number; last: number },
): Html {
  const { t, locale, lang } = draft
  const forms = editorFormsMessages[locale]
  const name = sectionName(section, document.locale)
  const at = `sections/${id}`
  const usual = t.usualTitle(sectionTitles[section.kind][document.locale])
  return html`<section id="sections-${id}"><h2 lang="${lang}">${name}</h2>
${textField(draft, { address: `${at}.title`, label: t.sectionTitle, value: section.title, hint: usual })}
${tickField(draft, `${at}.hidden`, t.hideSection, section.hidden)}
<details><summary>${forms.options}</summary>
${choiceField(draft, { address: `${at}.columns`, label: forms.columns, value: String(section.columns ?? '') }, [
  ['', t.own],
  ['2', forms.columnsOf(2)],
  ['3', forms.columnsOf(3)],
])}
${choiceField(draft, { address: `${at}.icon`, label: forms.icon, value: chosenIcon(section) }, [
  ['', forms.noIcon],
  ...Object.entries(t.icons),
])}
${tickField(draft, `${at}.keepTogether`, forms.keepTogether, section.keepTogether)}
${tickField(draft, `${at}.pageBreak`, forms.pageBreak, section.pageBreak)}
</details>
<p class="row">${index > 0 ? actionButton(draft, `up:${at}`, t.up, name) : ''}${index < last ? actionButton(draft, `down:${at}`, t.down, name) : ''}${actionButton(draft, `copy:${at}`, forms.duplicate, name)}${actionButton(draft, `delete:${at}`, t.remove, name)}</p>
${itemsIn(document, id).map(([itemId, item], nth) => itemView(draft, document, itemId, item, nth + 1))}
<p class="row"><button type="submit" name="do" value="add-item:${at}">${t.addEntry(name)}</button></p></section>`
}

function itemView(draft: Draft, document: ResumeDocument, id: string, item: ResumeItem, nth: number): Html {
  const { t, locale, lang } = draft
  const forms = editorFormsMessages[locale]
  const at = `items/${id}`
  const level = levelOf(document, id)
  const place = level.indexOf(id)
  const isRole = parentOf(document, id) !== undefined
  const name = t.entry(nth, isRole ? (item.title ?? '') : entryName(document, id))
  const kind = document.sections[item.section]?.kind
  return html`<fieldset id="items-${id}"><legend lang="${lang}">${name}</legend>
${isRole ? html`<p class="hint">${forms.roleAt(item.org ?? '')}</p>` : ''}
${fieldsOfItem(document, id, item).map((field) => {
  const label = (kind && editorFieldsMessages[locale][kind][field]?.label) ?? field
  const input = { address: `${at}.${field}`, label, value: item[field] }
  if (field === 'body') return longField(draft, input)
  if (field !== 'end') return textField(draft, input)
  return html`${textField(draft, input)}${tickField(draft, `${at}.present`, t.present, item.present)}`
})}
${tickField(draft, `${at}.hidden`, t.hideEntry, item.hidden)}
${sectionChoice(draft, document, id, item)}
<p class="row">${place > 0 ? actionButton(draft, `up:${at}`, t.up, name) : ''}${place < level.length - 1 ? actionButton(draft, `down:${at}`, t.down, name) : ''}${kind && withRoles.has(kind) ? actionButton(draft, `add-role:${at}`, forms.addRole, name) : ''}${isRole ? actionButton(draft, `separate:${at}`, forms.separate, name) : ''}${actionButton(draft, `copy:${at}`, forms.duplicate, name)}${actionButton(draft, `delete:${at}`, t.remove, name)}</p></fieldset>`
}

/** A choice of section, if the entry could stand in several. */
function sectionChoice(draft: Draft, document: ResumeDocument, id: string, item: ResumeItem): Html | '' {
  const sections = sectionsOfSameKind(document, item)
  if (sections.length < 2) return ''
  const input = { address: `items/${id}.section`, label: draft.t.inSection, value: item.section }
  // Sections may share a name, so they are numbered.
  const options = sections.map(
    ([section, fields], index) => [section, `${index + 1}. ${sectionName(fields, document.locale)}`] as const,
  )
  return choiceField(draft, input, options)
}
