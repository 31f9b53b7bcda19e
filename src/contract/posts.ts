import { endpointNames, endpoints } from './endpoints.ts'

/** The calls made by POST. In what is built this is a plain list, so that public pages load no schemas. */
export const posts: readonly string[] = endpointNames.filter((name) => endpoints[name].method === 'POST')
