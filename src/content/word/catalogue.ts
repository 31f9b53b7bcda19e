import { findDesign } from '#src/resume/designs/registry.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { samplesBySituation } from '#src/resume/samples/situations.ts'
import type { CatalogueTemplate, TemplateSource } from './catalogue.schema.ts'
import type { SlugOf } from './taxonomy.ts'
import { enProfessionals } from './templates/en-professionals.ts'
import { enServices } from './templates/en-services.ts'
import { enStudents } from './templates/en-students.ts'
import { enTechnology } from './templates/en-technology.ts'
import { zhBusiness } from './templates/zh-business.ts'
import { zhEngineering } from './templates/zh-engineering.ts'
import { zhFreshStarts } from './templates/zh-fresh-starts.ts'
import { zhMedia } from './templates/zh-media.ts'
import { zhProfessionals } from './templates/zh-professionals.ts'
import { zhServices } from './templates/zh-services.ts'
import { zhStudents } from './templates/zh-students.ts'
import { zhTechnology } from './templates/zh-technology.ts'

/** The day on which the first templates were made. */
const FIRST_MADE = '2026-11-22'

/** The main colour of each design, by which its templates are found. */
const colourOfDesign: Readonly<Record<string, SlugOf<'colour'>>> = {
  banner: 'blue',
  bridge: 'grey',
  compact: 'black',
  dawn: 'brown',
  frame: 'green',
  ink: 'black',
  lattice: 'blue',
  ledger: 'black',
  margin: 'brown',
  night: 'blue',
  poster: 'black',
  river: 'green',
  scholar: 'red',
  seal: 'red',
  slips: 'green',
  tide: 'blue',
}

/** The situation each sample is for, by which its templates are found. */
const situationOfSample = new Map<string, string>(
  Object.entries(samplesBySituation).flatMap(([situation, names]) => names.map((name) => [name, situation])),
)

/** Every Word template, in the order of publication. */
export const catalogue: readonly CatalogueTemplate[] = [
  ...enProfessionals,
  ...enServices,
  ...enStudents,
  ...enTechnology,
  ...zhBusiness,
  ...zhEngineering,
  ...zhFreshStarts,
  ...zhMedia,
  ...zhProfessionals,
  ...zhServices,
  ...zhStudents,
  ...zhTechnology,
]
  .map(completed)
  .sort((a, b) => a.id - b.id)

/**
 * Adds what follows from the sample and the design of a template. An empty facet fails when the catalogue is validated.
 */
function completed(source: TemplateSource): CatalogueTemplate {
  const { sample, design } = source
  return {
    updated: FIRST_MADE,
    ...source,
    language: sample.startsWith('zh/') ? 'zh' : 'en',
    use: situationOfSample.get(sample) ?? '',
    colour: colourOfDesign[design] ?? '',
    photo: findDesign(design).photo > 0 && Boolean(samples[sample]?.basics.photo),
  }
}
