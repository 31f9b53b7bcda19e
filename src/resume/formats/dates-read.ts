/** A period, as fields of an item. */
export type Period = { start?: string; end?: string; present?: true }

/** A period found in a text, and the text around it. */
export type FoundPeriod = { period: Period; before: string; after: string }

/** The months of European languages, by how each begins without accents. */
const monthStems = [
  /^jan|^ene|^gen|^sty|^янв|^січ|^oca/,
  /^fe[bv]|^lut|^фев|^лют|^sub/,
  /^ma?r|^maa|^мар|^бер/,
  /^a[bpv]r|^kwi|^апр|^кві|^nis/,
  /^ma[gijy]|^mei|^ма[ия]|^тра/,
  /^juin|^jun|^giu|^cze|^июн|^чер|^haz/,
  /^jui?l|^lug|^lip|^июл|^лип|^tem/,
  /^aug|^aou|^ag[ou]|^sie|^авг|^сер/,
  /^set|^sep|^wrz|^сен|^вер|^eyl/,
  /^o[cktu]t|^paz|^окт|^жов|^eki/,
  /^nov|^lis|^ноя|^kas/,
  /^d[ei][cszś]|^gru|^дек|^гру|^ara/,
]
const monthName =
  '(?:jan(?:uary|uari?|vier|v|eiro)?|stycz(?:eń|nia)|lut(?:y|ego)|kwie(?:cień|tnia)|czerw(?:iec|ca)|lip(?:iec|ca)|sierp(?:ień|nia)|wrze(?:sień|śnia)|paździer(?:nik|nika)|listopada?|grud(?:zień|nia)|maja|marca|marzec|ene(?:ro)?|gen(?:naio)?|feb(?:ruary|ruari?|rero|braio|r)?|f[ée]v(?:rier|r|ereiro)?|mar(?:ch|s|zo|ço)?|maart|märz?|mrz|apr(?:ile?)?|abr(?:il)?|avr(?:il)?|ma[ijy]o?|mei|mag(?:gio)?|june?|juin|juni|jun[ih]o|giu(?:gno)?|july?|juli|jul[ih]o|juil(?:let)?|lug(?:lio)?|aug(?:ust(?:us|i)?)?|ao[ûu]t|ago(?:sto)?|sept?(?:ember|embre|iembre)?|set(?:iembre|tembre|embro)|o[ck]t(?:ober|obre|ubre)?|ott(?:obre)?|outubro|nov(?:ember|i?embre|embro)?|de[csz](?:ember|embro)?|d[ée]c(?:embre)?|dic(?:i?embre)?' +
  '|январ[ья]|феврал[ья]|марта?|апрел[ья]|ма[йя]|июн[ья]|июл[ья]|августа?|сентябр[ья]|октябр[ья]|ноябр[ья]|декабр[ья]' +
  '|січ(?:ень|ня)|лют(?:ий|ого)|берез(?:ень|ня)|квіт(?:ень|ня)|трав(?:ень|ня)|черв(?:ень|ня)|лип(?:ень|ня)|серп(?:ень|ня)' +
  '|верес(?:ень|ня)|жовт(?:ень|ня)|листопада?|груд(?:ень|ня)' +
  '|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık)'
const year = '(?:19|20)\\d{2}'
/** Seasons and quarters have no month: they stay as they are written. */
const season = `${year}\\s*年\\s*[春夏秋冬](?:季|学期)?(?![\\p{Script=Han}])|(?:(?:early |mid-?|late )?(?:spring|summer|autumn|fall|winter)(?: of)?|(?<!\\p{L})(?:été|automne|hiver|printemps|verano|otoño|invierno|primavera|sommer|herbst|frühjahr|frühling|estate|autunno|inverno|verão|outono)(?: del?)?|(?<!\\p{L})(?:michaelmas|hilary|lent|trinity)(?: term)?|q[1-4])\\s+(?:${year}|['’‘]\\d{2}(?!\\d))`
/** The ways people write a date; `readDate` parses each of them. */
const date = [
  season,
  `${year}\\s*年(?!度)(?:\\s*\\d{1,2}\\s*月(?:\\s*\\d{1,2}\\s*[日号])?)?`,
  `${year}\\s?[-./]\\s?(?:1[0-2]|0?[1-9])(?![\\d])(?:\\s?[-./]\\s?(?:3[01]|[12]\\d|0?[1-9])(?!\\d))?(?:T[\\d:.]+Z?)?`,
  `(?:(?<![\\p{Script=Latin}\\d])\\d{1,2}(?:st|nd|rd|th)?\\.?[^\\S\\t]+(?:de\\s+)?)?(?<!\\p{Script=Latin})${monthName}\\.?,?(?:\\s+|/)(?:del?\\s+)?(?:\\d{1,2},\\s*)?${year}`,
  // `May ’21`
  `(?<!\\p{Script=Latin})${monthName}\\.? ?['’‘]\\d{2}(?!\\d)`,
  `(?:1[0-2]|0?[1-9])\\s?/\\s?${year}`,
  `(?:1[0-2]|0[1-9])\\.${year}`,
  // Not `2023年度` or `2000人以上`, nor the number of a house, `1968 Gilbert St`.
  `${year}(?! (?:[A-Z][a-z]{1,20}\\.? ){1,3}(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Dr|Drive|Ln|Lane|Pkwy|Hwy)\\b)(?!(?: ?[-–~] ?\\d{3,5})? ?(?:年度|[人元万名家个余多条次台件份]))`,
].join('|')
const twoDigitMonth = '(?:1[0-2]|0[1-9])'
/**
 * Dates that count only beside each other: with two digits for the year, `Jan 18 – Mar 20`, which could be days, and in
 * digits alone, `201809-202003`.
 */
const shortDate = `(?:${monthName}\\.?\\s?['’‘]?\\d{2}|${twoDigitMonth}/\\d{2}|(?:1[3-9]|2\\d)[./]${twoDigitMonth}|['’‘]\\d{2}|\\d{2}年\\d{1,2}月|${year}${twoDigitMonth}(?:3[01]|[12]\\d|0[1-9])?)(?!\\d|,? ?${year}|[./])`
/** Days written in numbers, which only beside another date are when something began or ended. */
const numberedDay = `(?:\\d{1,2}/\\d{1,2}/|\\d{1,2}\\.\\d{1,2}\\.)${year}`
const now =
  "至 ?今|迄今|目前|[现現]在|今|仍?在[职職]中?|present|now|current|ongoing|today|(?:till |to )?date|till now|o momento|hoje|heute|aujourd[’']hui|auj\\.|actuel(?:lement)?|en cours|(?:la )?actualidad|actual(?:mente)?|atual(?:mente)?|presente|la fecha|oggi|heden|nu(?:varande)?|pågående|nåværende|nuværende|nå|obecnie|teraz|do chwili obecnej|настоящее время|наст\\.? ?вр?\\.?|н\\. ?в\\.?|сейчас|теперішній час|дотепер|halen|devam(?: ediyor)?|günümüz|현재|재직 ?중|hiện (?:tại|nay)|nay"
const between =
  '\\s*(?:[-–—−―－~～〜至到]+|--|-{0,2}>|[→➔➜⇒]|to|thru|through|until|till|bis|ad|à|al?|hasta|até|tot|till|til|do|по|đến(?: tháng)?)\\s*'
/** Before it a date may be a number: `GS-2003-11` is the series and grade of a federal post. */
const periodPattern = new RegExp(
  `(?<![\\d.]|\\bGS-)(${date})(?:${between}(${date}|['’‘]\\d{2}|${now})(?![a-z\\d])|\\s*(至今)|(?![a-z\\d%‰+]))` +
    `|(?<![\\p{L}\\d/.])(${shortDate}|${numberedDay})${between}(${shortDate}|${numberedDay}|${now})(?![a-z\\d])` +
    `|(?<=(?<!\\p{L})(?:since|seit|depuis|desde|dal|sinds)\\s)(${shortDate})(?![a-z\\d])`,
  'iu',
)
const nowPattern = new RegExp(`^(?:${now})$`, 'i')
/** `Feb – Aug 2016`: one year for both months. */
const sharedYear = new RegExp(
  `(?<![\\p{L}\\d])(${monthName}\\.?)( ?[–—-] ?| (?:to|à|au|a|al|bis) )(${monthName}\\.? (?:de )?(${year}))(?!\\d)`,
  'iu',
)
const seasonName = /[春夏秋冬]|spring|summer|autumn|fall|winter|michaelmas|hilary|lent|trinity|q[1-4]/i
/** `2019–21`: the second year by its last two digits. */
const shortEnd = /^ ?[–—-] ?(\d{2})(?![\d./年月%-])/
const since = /(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds|sedan|siden|od|с|з|từ(?: tháng)?)\s+$/iu
/** The word before a period with both its dates. */
const from = /(?<!\p{L})(?:from|von|desde|dal?|từ(?: tháng)?)\s+$|^(?:de|du|van|da|с|з|từ|tháng)\s+$/iu
/** The same word once more, in the other language of a résumé of two. */
const nowAgain = /(?<=至今|迄今|[现現]在)\s+(?:present|now|current)\b/iu
const onwards = /^\s*(?:起|以来|(?:[–—-]{1,2}|onwards?)\s*?(?=[)）\]]?(?:$|\t|\s{2})))/iu
const years = '(?:years?|yrs?|年|años?|anos?|ans?|anni|anno|jahre?|jaar)'
const months = '(?:months?|mos?|[个個ヶか]月|月|mes(?:es)?|mois|mes[ei]|monate?|maand(?:en)?)'
const duration = `\\d{1,2}\\+?\\s?(?:${years}|${months})\\.?(?:,?\\s?(?:(?:and|y|et|und|e|en)\\s)?\\d{1,2}\\s?${months}\\.?)?`
/** Durations, beside a period or alone: `(3 years 1 month)`, `· 5 yrs`. */
const durationBeside = new RegExp(`(?:\\s?[（([]|\\s?·\\s?|\\t)${duration}[)）\\]]?(?=$|\\t|\\u3000|\\s[|·])`, 'iu')
/** `2019.10 - 至今（5年10个月）某某公司`, without a space behind it. */
const inBracketsBefore = /[（(]([^（()）]{2,16})[)）](?=\p{Script=Han})/u
const durationWithin = new RegExp(`[,，] ?${duration}(?=[)）]$)`, 'iu')
const durationAlone = new RegExp(`^${duration}$`, 'iu')
/** Terms of employment; networks write the total duration of all positions beside them. */
const termsAlone =
  /^(?:(?:permanent|contract|temporary) )?(?:full[- ]time|part[- ]time|contract|permanent|freelance|internship|temporary|CDI|CDD|全职|兼职)$/i

/** Finds the first period or date in a text. A number alone counts only if it is a year and stands apart. */
export function findPeriod(whole: string): FoundPeriod | undefined {
  const text = inCommonYears(whole).replace(nowAgain, '').replace(sharedYear, '$1 $4$2$3')
  const match = periodPattern.exec(text)
  if (match === null) return undefined
  const [dates, long = '', longEnd = '', open, short = '', shortTo = '', sole = ''] = match
  const [start, end] = long === '' ? [short + sole, shortTo] : [long, longEnd]
  const found = { before: text.slice(0, match.index), after: text.slice(match.index + dates.length) }
  const period: Period = { start: readDate(start) }
  if (open !== undefined || nowPattern.test(end)) period.present = true
  else if (end !== '') period.end = readDate(end)
  else return openEnded(period, found)
  return { period, before: found.before.replace(from, ''), after: found.after }
}

/** `民國 110 年 3 月～112 年 6 月` in years of the common era. */
export function inCommonYears(text: string): string {
  return text
    .replace(/(?<=\d年) ?[（(](?:明治|大正|昭和|平成|令和)[^（()）]{1,3}年[)）] ?/gu, '')
    .replace(
      /(?:民[国國] ?(\d{2,3})|(?<![\d.])(1[0-3]\d)) ?年(?= ?\d{1,2} ?月)/g,
      (_, named, bare) => `${Number(named ?? bare) + 1911}年`,
    )
}

/** Whether a text is a period or a date and nothing else. */
export function isPeriod(text: string): boolean {
  const found = findPeriod(text)
  return found !== undefined && !/[\p{L}\d]/u.test(found.before + found.after)
}

/** Completes a period of one date by the text around it: `since 2019`, `2019–21`, `2019–` at the end of a cell. */
function openEnded(period: Period, { before, after }: Omit<FoundPeriod, 'period'>): FoundPeriod {
  const { start = '' } = period
  const [short = '', digits = ''] = (/^\d{4}$/.test(start) && shortEnd.exec(after)) || []
  if (digits > start.slice(2)) {
    return { period: { ...period, end: start.slice(0, 2) + digits }, before, after: after.slice(short.length) }
  }
  if (!since.test(before) && !onwards.test(after)) return { period, before, after }
  return { period: { ...period, present: true }, before: before.replace(since, ''), after: after.replace(onwards, '') }
}

/** Whether a text only names terms of employment. */
export function isTerms(text: string): boolean {
  return termsAlone.test(text.trim())
}

/** Removes a duration that stands beside a period; empty if the text is only a duration. */
export function withoutDuration(text: string): string {
  if (durationAlone.test(text.trim())) return ''
  // `某某公司 [5年7个月]`
  const box = text.endsWith(']') ? text.lastIndexOf('[') : -1
  if (box > 0 && durationAlone.test(text.slice(box + 1, -1).trim())) return text.slice(0, box).trimEnd()
  // `某公司（2016.05 - 至今，9年2个月）`
  const within = text.replace(durationWithin, '')
  if (within !== text) return within
  // `销售部 （5年）`
  const inBrackets = /\s?[（(][^（()）]{2,12}[)）]$/.exec(text)
  const isTold = inBrackets !== null && /\p{Script=Han}/u.test(inBrackets[0])
  if (isTold && durationAlone.test(inBrackets[0].replace(/[\s（()）]/g, ''))) return text.slice(0, inBrackets.index)
  const isDated = findPeriod(text) !== undefined
  const isBeside = isTerms(text.replace(durationBeside, '')) || isDated
  if (durationBeside.test(text) && isBeside) return text.replace(durationBeside, '')
  const [bracketed = '', inner = ''] = inBracketsBefore.exec(text) ?? []
  return isDated && durationAlone.test(inner) ? text.replace(bracketed, '\t') : text
}

/** Parses a text that is a period or a date; any other text becomes the start as it is. */
export function readPeriod(text: string): Period {
  const trimmed = text.trim()
  if (trimmed === '') return {}
  const found = findPeriod(trimmed)
  return found && !/[\p{L}\d]/u.test(found.before + found.after) ? found.period : { start: trimmed }
}

/** Converts `2023年6月`, `Jun 2023` or `Jun '23` to `2023-06`, and a time stamp to its day. */
function readDate(text: string): string {
  if (seasonName.test(text)) return text
  const [, first, second = ''] = /^(\d{1,2})[/.](\d{1,2})[/.]\d{4}$/.exec(text) ?? []
  // The day is left out: résumés count in months.
  if (first !== undefined) return `${text.slice(-4)}-${two(Number(monthAndDay(first, second)[0]))}`
  const [yearText = ''] = /(?:19|20)\d{2}/.exec(text) ?? []
  const word = /(?!del?\b)\p{L}{3,}/u.exec(text)?.[0]
  const rest = text.replace(yearText, ' ').replace(/T[\d:.]+Z?/, '')
  const numbers = (rest.match(/\d{1,2}/g) ?? []).map(Number)
  const named = monthOf(word)
  // `19年5月` and `19/05`, but `05/19`
  const isYearFirst = /年/.test(text) || (numbers[0] ?? 0) > 12
  const short = yearText === '' && (isYearFirst ? numbers.shift() : numbers.pop())
  const [month = 0, day = 0] = named > 0 ? [named, ...numbers] : numbers
  const whole = typeof short === 'number' ? String(short + (short > 50 ? 1900 : 2000)) : yearText
  return [whole, month && two(month), month && day && two(day)].filter(Boolean).join('-')
}

/** Tells the month from the day in a date such as `17/06/1998`: the day comes first unless the second is no month. */
export function monthAndDay(first: string, second: string): [month: string, day: string] {
  return Number(second) > 12 ? [first, second] : [second, first]
}

/** The number of the month a word names; 0 for other words. */
export function monthOf(word = ''): number {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return monthStems.findIndex((stem) => stem.test(plain)) + 1
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
