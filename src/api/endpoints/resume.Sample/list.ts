import { templateList } from '#src/api/search/template-list.ts'
import type { Handler } from '#src/api/wire/handler.ts'
import { categoryFacets } from '#src/contract/index.ts'

/** One page of the sample résumés: every Word template is one. */
export const listSamples: Handler<'resume.Sample/list'> = (input, caller) => templateList(input, categoryFacets, caller)
