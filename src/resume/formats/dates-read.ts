/** A period, as fields of an item. */
export type Period = { start?: string; end?: string; present?: true }

/** A period found in a text, and the text around it. */
export type FoundPeriod = { period: Period; before: string; after: string }

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const englishMonth =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const year = '(?:19|20)\\d{2}'
/** The ways people write a date; `readDate` parses each of them. */
const date = [
  `${year}\\s*年(?:\\s*\\d{1,2}\\s*月(?:\\s*\\d{1,2}\\s*[日号])?)?`,
  `${year}\\s?[-./]\\s?(?:1[0-2]|0?[1-9])(?![\\d])(?:\\s?[-./]\\s?(?:3[01]|[12]\\d|0?[1-9])(?!\\d))?(?:T[\\d:.]+Z?)?`,
  `(?:\\d{1,2}\\s+)?${englishMonth}\\.?,?\\s+(?:\\d{1,2},\\s*)?${year}`,
  `(?:1[0-2]|0?[1-9])\\s?/\\s?${year}`,
  year,
].join('|')
const now = '至今|迄今|目前|现在|今|present|now|current|ongoing|today'
const between = '\\s*(?:[-–—−~～〜至到]+|--|to|until)\\s*'
const periodPattern = new RegExp(
  `(?<![\\d.])(${date})(?:${between}(${date}|${now})(?![a-z\\d])|\\s*(至今)|(?![a-z\\d%‰+]))`,
  'iu',
)

/** Finds the first period or date in a text. A number alone counts only if it is a year and stands apart. */
export function findPeriod(text: string): FoundPeriod | undefined {
  const match = periodPattern.exec(text)
  if (match === null) return undefined
  const [whole, start = '', end = '', open] = match
  const period: Period = { start: readDate(start) }
  if (open !== undefined || new RegExp(`^(?:${now})$`, 'i').test(end)) period.present = true
  else if (end !== '') period.end = readDate(end)
  return { period, before: text.slice(0, match.index), after: text.slice(match.index + whole.length) }
}

/** Parses a text that is a period or a date; any other text becomes the start as it is. */
export function readPeriod(text: string): Period {
  const trimmed = text.trim()
  if (trimmed === '') return {}
  const found = findPeriod(trimmed)
  return found && !/[\p{L}\d]/u.test(found.before + found.after) ? found.period : { start: trimmed }
}

/** Converts `2023年6月` or `Jun 2023` to `2023-06`, and a time stamp to its day. */
function readDate(text: string): string {
  const [yearText = ''] = /(?:19|20)\d{2}/.exec(text) ?? []
  const word = /[a-z]{3}/i.exec(text)?.[0].toLowerCase()
  const rest = text.replace(yearText, ' ').replace(/T[\d:.]+Z?/, '')
  const numbers = (rest.match(/\d{1,2}/g) ?? []).map(Number)
  const named = word === undefined ? 0 : monthNames.indexOf(word) + 1
  const [month = 0, day = 0] = named > 0 ? [named, ...numbers] : numbers
  return [yearText, month && two(month), month && day && two(day)].filter(Boolean).join('-')
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
