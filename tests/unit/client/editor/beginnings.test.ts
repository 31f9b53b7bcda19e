import { expect, test } from 'vitest'
import { blankResume, designFor, fromSample, kindsFor, roleOf } from '#client/features/editor/start/beginnings.ts'
import { situations } from '#client/i18n/situations.ts'
import { designs } from '#src/resume/designs/registry.ts'
import { liveEntries } from '#src/resume/document.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { samples } from '#src/resume/samples/registry.ts'

test.each(situations)('a blank résumé for %s has its sections in order, an entry in each and no words', (situation) => {
  const document = blankResume(situation, 'zh', designFor(situation))
  expect(readDocument(document)).toEqual({ document })
  const sections = liveEntries(document.sections)
  expect(sections.map(([, { kind }]) => kind)).toEqual(kindsFor(situation))
  const fields = Object.values(document.items).map(({ section, pos, ...rest }) => ({ section, words: rest, pos }))
  expect(fields.map(({ section, words }) => [section, words])).toEqual(sections.map(([id]) => [id, {}]))
  expect(designs.map(({ id }) => id)).toContain(document.design.id)
})

test('an example in its own design keeps its paper, spacing and leading', () => {
  for (const sample of Object.values(samples)) expect(fromSample(sample, sample.design.id, true)).toEqual(sample)
})

test('an example keeps its text, and its person only when asked', () => {
  for (const [name, sample] of Object.entries(samples)) {
    const kept = fromSample(sample, 'ink', true)
    const design = sample.design.id === 'ink' ? sample.design : { id: 'ink' }
    expect(kept, name).toEqual({ ...sample, design })
    const { basics, ...rest } = fromSample(sample, 'ink', false)
    expect({ ...rest, basics: kept.basics }, name).toEqual(kept)
    expect(basics, name).toEqual(
      Object.fromEntries(
        Object.entries(sample.basics).filter(([field]) =>
          [
            'headline',
            'intention',
            'intentionCity',
            'jobType',
            'salary',
            'availability',
            'targetSchool',
            'targetMajor',
          ].includes(field),
        ),
      ),
    )
    expect(roleOf(sample), name).not.toBe('')
  }
})
