import { html } from 'hono/html'
import { localePath } from '#src/contract/addresses.ts'
import { editorPath, localeTags } from '#src/contract/index.ts'
import { gravities } from '#src/http/image-service.ts'
import { alwaysShown, basicsGroups } from '#src/resume/basics-groups.ts'
import { resumeTitle } from '#src/resume/completeness.ts'
import { designs } from '#src/resume/designs/registry.ts'
import { liveEntries, photoShapes, type ResumeDocument, sectionKinds } from '#src/resume/document.ts'
import { basicsLabels, sectionName, sectionTitles } from '#src/resume/labels.ts'
import { ownPhoto } from '#src/resume/own-photo.ts'
import { editorDesignMessages } from '#src/texts/editor-design.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { typefaceIn } from './apply.ts'
import { choiceField, type Draft, textField, tickField } from './fields.ts'
import { sectionView } from './section-view.ts'
import { classicPath, type Html, type PageLanguage } from './shell.ts'

/** The state of the form: the document it started from, values typed before, and a notice to show above it. */
export type EditorForm = PageLanguage & {
  id: string
  document: ResumeDocument
  rev: number
  journal: string
  typed?: ReadonlyMap<string, string>
  faults?: readonly string[]
  notice?: Html | ''
}

/** Renders the whole résumé as one form: every button submits everything that was typed. */
export function editorView(form: EditorForm): Html {
  const { t, locale, id, document, rev, journal, typed = new Map(), faults = [], notice = '' } = form
  const lang = localeTags[document.locale]
  const draft: Draft = { t, locale, typed, faults: new Set(faults), lang }
  const sections = liveEntries(document.sections)
  const title = resumeTitle(document)
  return html`<nav class="top" aria-label="${t.menu}"><a href="${classicPath(locale)}">${t.toList}</a> <a href="${localePath(locale, editorPath(id))}">${t.toEditor}</a> <a href="${localePath(locale, `/old-edit/print?id=${id}`)}">${t.toPrint}</a></nav>
<main>
<h1>${t.title}${title && html`<span lang="${lang}">${t.about(title)}</span>`}</h1>
<form method="post" action="${classicPath(locale, id)}" enctype="multipart/form-data">
<input type="hidden" name="base" value="${JSON.stringify(document)}"><input type="hidden" name="rev" value="${rev}"><input type="hidden" name="journal" value="${journal}">
<p class="row"><button type="submit" class="main" name="do" value="save">${t.save}</button></p>
${notice}
<details><summary>${t.help}</summary><p>${t.helpLines}</p></details>
<nav class="list" aria-label="${t.contents}"><a href="#basics">${editorFormsMessages[locale].basics}</a> ${sections.map(
    ([key, section]) => html`<a href="#sections-${key}" lang="${lang}">${sectionName(section, document.locale)}</a> `,
  )}<a href="#design">${editorDesignMessages[locale].design}</a></nav>
${generalView(draft, document)}
${basicsView(draft, document)}
${sections.map(([key, section], index) => sectionView(draft, document, key, section, { index, last: sections.length - 1 }))}
<section id="new"><h2>${t.addSection}</h2>
${choiceField(
  draft,
  { address: 'new-section', label: t.kind, value: 'work' },
  sectionKinds.map((kind) => [kind, sectionTitles[kind][locale]] as const),
)}
<p class="row"><button type="submit" name="do" value="add-section">${t.addSection}</button></p></section>
${designView(draft, document)}
<p class="row"><button type="submit" class="main" name="do" value="save">${t.save}</button></p>
<input type="hidden" name="end" value="1">
</form>
</main>`
}

function generalView(draft: Draft, { title, fileName, locale }: ResumeDocument): Html {
  const { t } = draft
  const language = editorDesignMessages[draft.locale].language
  return html`<section id="document"><h2>${t.general}</h2>
${textField(draft, { address: 'document.title', label: t.resumeTitle, value: title })}
${textField(draft, { address: 'document.fileName', label: t.fileName, value: fileName })}
${choiceField(draft, { address: 'document.locale', label: language, value: locale }, [
  ['zh', '中文'],
  ['en', 'English'],
])}</section>`
}

function basicsView(draft: Draft, { basics, locale: written }: ResumeDocument): Html {
  const { locale } = draft
  const t = editorFormsMessages[locale]
  return html`<section id="basics"><h2>${t.basics}</h2>
${[{ group: null, fields: alwaysShown[written] }, ...basicsGroups(written)].map(
  ({ group, fields }) =>
    html`<fieldset><legend>${group === null ? t.basics : t[group]}</legend>${fields.map((field) =>
      textField(draft, { address: `basics.${field}`, label: basicsLabels[field][locale], value: basics[field] }),
    )}</fieldset>`,
)}
${photoView(draft, basics)}</section>`
}

function photoView(draft: Draft, basics: ResumeDocument['basics']): Html {
  const { t } = draft
  const uploaded = draft.typed.get('basics.photo')
  const picture = uploaded || ownPhoto(basics)
  return html`<fieldset><legend>${t.photo}</legend>
${uploaded && html`<input type="hidden" name="basics.photo" value="${uploaded}">`}
${picture && html`<p>${t.photoNow}<img src="/api/user.Resume/photo?key=${picture}" alt=""></p>`}
<div class="field"><label for="f-photo">${t.photoFile}</label><input id="f-photo" type="file" name="photo" accept="image/jpeg,image/png,image/webp"></div>
${choiceField(draft, { address: 'basics.photoShape', label: t.photoShape, value: basics.photoShape }, [
  ['', t.own],
  ...photoShapes.map((shape) => [shape, t[`shape_${shape}`]] as const),
])}
${choiceField(draft, { address: 'photo-part', label: t.photoPart, value: '' }, [
  ['', t.wholePhoto],
  ...gravities.map((part) => [part, t[`part_${part}`]] as const),
])}
${basics.photo ? tickField(draft, 'photo-remove', t.photoRemove, false) : ''}</fieldset>`
}

function designView(draft: Draft, { design }: ResumeDocument): Html {
  const { t, locale } = draft
  const d = editorDesignMessages[locale]
  const number = (field: 'size' | 'leading' | 'spacing' | 'margin', hint: string) => {
    const value = design[field]
    return textField(draft, {
      address: `design.${field}`,
      label: d[field],
      value: value === undefined ? undefined : String(value),
      hint,
    })
  }
  return html`<section id="design"><h2>${d.design}</h2>
${choiceField(
  draft,
  { address: 'design.id', label: d.design, value: design.id },
  designs.map(({ id, name }) => [id, name[locale]] as const),
)}
${textField(draft, { address: 'design.colour', label: d.colour, value: design.colour, hint: t.colourHint })}
${choiceField(draft, { address: 'design.typeface', label: d.typeface, value: typefaceIn(design) }, [
  ['', t.own],
  ['sans', d.sans],
  ['serif', d.serif],
])}
${number('size', t.sizeHint)}
${number('leading', t.leadingHint)}
${number('spacing', t.spacingHint)}
${number('margin', t.marginHint)}
${choiceField(draft, { address: 'design.page', label: d.page, value: design.page }, [
  ['', t.own],
  ['a4', d.a4],
  ['letter', d.letter],
])}</section>`
}
