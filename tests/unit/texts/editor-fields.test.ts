import { expect, test } from 'vitest'
import { sectionKinds } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'

test.each(['zh', 'en'] as const)('every field of every kind of entry has a label, in %s', (locale) => {
  const texts = editorFieldsMessages[locale]
  const unnamed = sectionKinds.flatMap((kind) =>
    fieldsOfKind[kind].filter((field) => !texts[kind][field]?.label).map((field) => `${kind}.${field}`),
  )
  expect(unnamed).toEqual([])
})
