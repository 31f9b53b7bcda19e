import { expect, test } from 'vitest'
import { carrySteps, takeSteps } from '#client/lib/carried-steps.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { setBasics } from '#src/resume/edits.ts'
import { emptyLog, noteStep } from '#src/resume/steps.ts'
import { person } from '#tests/unit/machines/running-save.ts'

const before: ResumeDocument = person('Ann')
const log = noteStep(emptyLog, before, setBasics({ name: 'Anna' })(before), { label: '', at: 0 })

test('the steps of a résumé are taken once, by that résumé', () => {
  carrySteps('one', log)
  expect([takeSteps('two'), takeSteps('one'), takeSteps('one')]).toEqual([emptyLog, log, emptyLog])
})
