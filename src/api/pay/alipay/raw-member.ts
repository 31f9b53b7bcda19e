/** Matches a string of JSON, or a bracket. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]]/g
const COLON = /\s*:\s*/y

/**
 * Returns the object under a name of a JSON object exactly as written, because that is what Alipay signs, with every
 * `\/` and space. Names inside strings and nested objects do not count.
 * @returns null when there is none
 */
export function rawMember(json: string, name: string): string | null {
  let depth = 0
  let start: number | null = null
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    const end = index + token.length
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    else if (depth === 1 && token === JSON.stringify(name)) start = valueStart(json, end)
    if (start !== null && end > start && depth === 1) return json.slice(start, end)
  }
  return null
}

/** Where the object after a name begins; null when no object follows, for instance after a string that is a value. */
function valueStart(json: string, end: number): number | null {
  COLON.lastIndex = end
  if (!COLON.test(json)) return null
  return json[COLON.lastIndex] === '{' ? COLON.lastIndex : null
}
