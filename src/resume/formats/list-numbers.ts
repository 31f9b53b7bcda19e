/** Creates a function that numbers the items of lists one by one, starting anew below each item of a higher level. */
export function listNumbers(): (list: string, level: number, start?: number) => number {
  const lists = new Map<string, number[]>()
  return (list, level, start = 1) => {
    const counts = (lists.get(list) ?? []).slice(0, level + 1)
    lists.set(list, counts)
    const number = (counts[level] ?? start - 1) + 1
    counts[level] = number
    return number
  }
}

/** A list of Word: what it is counted with, and the first number of each of its levels that has numbers. */
type WordList = { counter: string; starts: ReadonlyMap<number, number> }

/**
 * Reads the lists of a Word document by their ids. Lists with one definition share a count, unless they say where they
 * start (ECMA-376 part 1, 17.9).
 * @param xml of `word/numbering.xml`
 */
export function wordLists(xml: string): Map<string, WordList> {
  const definitions = new Map(
    [...xml.matchAll(/<w:abstractNum\b[^<>]*w:abstractNumId="(\d+)"[^<>]*>([\s\S]*?)<\/w:abstractNum>/g)].map(
      ([, id = '', body = '']) => [id, numberedLevels(body)],
    ),
  )
  const lists = [...xml.matchAll(/<w:num\b[^<>]*w:numId="(\d+)"[^<>]*>([\s\S]*?)<\/w:num>/g)]
  return new Map(
    lists.map(([, id = '', body = '']) => {
      const definition = /<w:abstractNumId w:val="(\d+)"/.exec(body)?.[1] ?? ''
      const overrides = [
        ...body.matchAll(/<w:lvlOverride\b[^<>]*w:ilvl="(\d)"[^<>]*>\s*<w:startOverride w:val="(\d+)"/g),
      ]
      const starts = new Map(definitions.get(definition))
      for (const [, level, start] of overrides) if (starts.has(Number(level))) starts.set(Number(level), Number(start))
      return [id, { counter: overrides.length > 0 ? `list ${id}` : `definition ${definition}`, starts }]
    }),
  )
}

function numberedLevels(definition: string): Map<number, number> {
  const starts = new Map<number, number>()
  for (const [, level, body = ''] of definition.matchAll(/<w:lvl\b[^<>]*w:ilvl="(\d)"[^<>]*>([\s\S]*?)<\/w:lvl>/g)) {
    const format = /<w:numFmt w:val="(\w+)"/.exec(body)?.[1] ?? 'decimal'
    if (format !== 'bullet' && format !== 'none') {
      starts.set(Number(level), Number(/<w:start w:val="(\d+)"/.exec(body)?.[1] ?? 1))
    }
  }
  return starts
}

/**
 * The levels of an OpenDocument's lists that have numbers, counted from 0, by the names of the lists' styles.
 * @param xml of `content.xml`, and of `styles.xml` for lists of named styles
 */
export function odtLists(xml: string): Map<string, ReadonlySet<number>> {
  const styles = [...xml.matchAll(/<text:list-style\b[^<>]*style:name="([^"]*)"[^<>]*>([\s\S]*?)<\/text:list-style>/g)]
  return new Map(
    styles.map(([, name = '', body = '']) => {
      const levels = body.matchAll(/<text:list-level-style-number\b[^<>]*text:level="(\d+)"[^<>]*/g)
      const numbered = [...levels].filter(([whole]) => !/style:num-format=""/.test(whole))
      return [name, new Set(numbered.map(([, level]) => Number(level) - 1))]
    }),
  )
}
