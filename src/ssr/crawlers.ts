import { isbot } from 'isbot'

/** How many user agents an isolate remembers. */
const MAX_AGENTS = 500

/**
 * Tells crawlers by the headers of their requests.
 * @param look what finds it out by a user agent: asked once of each, as they repeat and its regular expression is long
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

export const isCrawler = crawlersBy(isbot)
