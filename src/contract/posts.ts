import { type EndpointName, endpointNames, endpoints } from './endpoints.ts'

const wordOf = (name: EndpointName) => name.slice(name.indexOf('/') + 1)
const words = new Set(endpointNames.filter((name) => endpoints[name].method === 'POST').map(wordOf))
const mistaken = endpointNames.find((name) => endpoints[name].method === 'GET' && words.has(wordOf(name)))
if (mistaken !== undefined) throw new Error(`${mistaken} is a GET, and other calls with this last word are POSTs`)

/**
 * The last words of the endpoints called by POST, separated by spaces; no GET endpoint shares one. The build turns this
 * into a plain string, so that public pages load no schemas.
 */
export const posts: string = ` ${[...words].join(' ')} `
