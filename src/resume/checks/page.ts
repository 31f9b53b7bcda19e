import { findDesign } from '#src/resume/designs/registry.ts'
import type { BasicsField, ResumeDocument } from '#src/resume/document.ts'
import { loneLines } from '#src/resume/one-page/last-page.ts'
import { SILHOUETTE } from '#src/resume/own-photo.ts'
import { hasPhotoPlace } from '#src/resume/print/photo.ts'
import { type CheckInput, type FileFacts, type Finding, found } from './finding.ts'

/** The largest file in bytes; many application forms and mail servers refuse more. */
const largestFile = 2_000_000
const smallestText = 9
const mostPages = 2

/** Details that English-speaking employers must not ask for. */
const privateFields: readonly BasicsField[] = [
  'gender',
  'birth',
  'marital',
  'ethnicity',
  'political',
  'height',
  'weight',
  'health',
  'nativePlace',
  'household',
]

/** Checks the photo, and how the file looks in its design. */
export function checkPage({ document, file }: CheckInput): Finding[] {
  const { design } = document
  const { layout, type } = findDesign(design.id)
  return [
    ...checkPhoto(document, file),
    ...(document.locale === 'en' ? checkPrivacy(document) : []),
    ...((design.size ?? type.body) < smallestText ? [found('text-small', 'warning', 'design', design.size)] : []),
    ...(file ? checkPages(document, file) : []),
    ...(layout.kind === 'side' ? [found('columns-two', 'hint', 'design')] : []),
  ]
}

function checkPhoto({ basics, design, locale }: ResumeDocument, file: FileFacts | null): Finding[] {
  if (!basics.photo) return []
  const address = 'basics.photo'
  const isPrinted = hasPhotoPlace(design, findDesign(design.id))
  if (!isPrinted) return [found('photo-unprinted', 'hint', 'design')]
  const megabytes = ((file?.bytes ?? 0) / 1_000_000).toFixed(1)
  return [
    ...(basics.photo === SILHOUETTE ? [found('photo-stand-in', 'warning', address)] : []),
    ...((file?.bytes ?? 0) > largestFile ? [found('photo-large', 'warning', address, megabytes)] : []),
    ...(locale === 'en' ? [found('photo-abroad', 'hint', address)] : []),
  ]
}

function checkPrivacy({ basics }: ResumeDocument): Finding[] {
  const field = privateFields.find((name) => basics[name]?.trim())
  return field ? [found('private-abroad', 'hint', `basics.${field}`, basics[field])] : []
}

function checkPages(document: ResumeDocument, file: FileFacts): Finding[] {
  const lines = loneLines(document, file)
  return [
    ...(file.pages > mostPages ? [found('pages-many', 'hint', 'design', file.pages)] : []),
    ...(lines === null ? [] : [found('page-nearly-empty', 'hint', 'design', lines)]),
  ]
}
