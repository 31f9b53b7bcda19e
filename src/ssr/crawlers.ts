import { isbot } from 'isbot'

/** How many user agents an isolate remembers. */
const MAX_AGENTS = 500

/**
 * Creates a test for requests of crawlers, by their headers.
 * @param look tests a user agent; called once for each, because they repeat and its regular expression is long
 */
export function crawlersBy(look: (agent: string) => boolean): (headers: Headers) => boolean {
  const known = new Map<string, boolean>()
  return (headers) => {
    const agent = headers.get('user-agent') ?? ''
    const before = known.get(agent)
    if (before !== undefined) return before
    const found = look(agent)
    if (known.size >= MAX_AGENTS) known.clear()
    known.set(agent, found)
    return found
  }
}

/** Whether a request comes from a crawler, by its user agent. */
export const isCrawler = crawlersBy(isbot)
