import type { CatalogueTemplate } from './catalogue.schema.ts'
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
].sort((a, b) => a.id - b.id)
