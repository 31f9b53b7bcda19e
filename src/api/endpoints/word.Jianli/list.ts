import { templateList } from '#src/api/search/template-list.ts'
import type { Handler } from '#src/api/wire/handler.ts'
import { wordFacets } from '#src/contract/index.ts'

/** One page of the gallery with its filters. */
export const listWord: Handler<'word.Jianli/list'> = (input, caller) => templateList(input, wordFacets, caller)
