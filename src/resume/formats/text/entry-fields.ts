import type { ItemField, ResumeItem, SectionKind } from '#src/resume/document.ts'
import { mapLinks } from '#src/resume/formats/source-line.ts'
import { isChinesePlace, isPlace } from './chinese-places.ts'
import { isPosition, isTown } from './entry-names.ts'
import { assignEducation, type Texts } from './entry-schools.ts'
import { businessFunction, company, degree, department, school } from './entry-words.ts'
import { isJobTitle } from './job-titles.ts'
import { isGreatCity, isKnownTown, isNamedTown } from './places.ts'

const segmentGap = /\s*[|｜•●∣]\s*|\t+|\s{2,}|[\u2002\u2003\u3000]+|\s+[·–—─-]{1,3}\s+/u
export const address =
  /^(?:https?:\/\/\S+|(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|cn|net|org|io|dev|me|app|co|edu|gov|xyz)(?:\/\S*)?)$/i

/** Characters of icon fonts before a place or a date. */
export const ornament = /^[\u2190-\u21ff\u2300-\u23ff\u2500-\u27bf\u2b00-\u2bff]+\s*/u

/** How a referee is reached, the salary that job boards print, and `汇报对象：算法总监`: none is a name. */
const noName =
  /^(?!项目|案例)\p{Script=Han}{2,6}[:：]\s*\S|^[+(]?\d[\d\s().-]{7,}\d$|^[\w.+-]+@[\w.-]+$|^\d{4,6}(?:-\d{4,6}元\/月|\+\p{L}{1,4})?$|^(?:月薪|年薪|薪[资資])[:：]?\s?\d[\d,.kK]*(?:元|万|萬)?$/u

/** Stands for a space at which a heading is not split. */
const KEPT = '\u2060'

/** Words in brackets behind an organisation that are not its town. */
const noTown =
  /^(?:Remote|Hybrid|Contract|Freelance|Part|Full|Temporary|Permanent|Internship|Volunteer|Start|Fintech|Acquired|Formerly|Now|Subsidiary|Consulting|Retail|Online|Honours|First|Second|Distinction|Merit|Pass)/

/** Whether a word in brackets is the town of what stands before it: `Clínica La Asunción (Tolosa)`. */
function isTownOf(before: string, inner: string): boolean {
  const name = before.split(/[\t,|]\s*/).at(-1) ?? ''
  const isWord = /^\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?$/u.test(inner) && !noTown.test(inner) && isTown(inner)
  return isWord && (company.test(name) || school.test(name)) && !degree.test(name)
}

/** Splits a heading line at tabs, bars, dashes and wide gaps; single spaces separate Chinese names. */
export function headParts(text: string): string[] {
  return (
    mapLinks(text, (name, address) => `${name}\t${address}\t`)
      // `某公司（500-999人 | 食品）`
      .replace(/[（][^（）]{2,40}[）]/g, (whole) => whole.replace(/ ?[|｜] ?/g, '，'))
      // `Bachelor of Science - BS, Information Systems`
      .replace(
        /((?:Bachelor|Master|Doctor|Associate)[^,\t|-]{2,40}) - (?=[A-Z][A-Za-z.]{1,5}(?:,|$))/,
        `$1${KEPT}-${KEPT}`,
      )
      // `Lakeshore Electric Co. (Chicago, IL)`, `Hôtel du Port (Rennes)`
      .replace(/ \(([^()]{4,40})\)/g, (whole, inner, at: number, all: string) =>
        isNamedTown(inner) || isTownOf(all.slice(0, at), inner) ? `\t${inner}` : whole,
      )
      // `律师助理 / 实习律师`
      .replace(
        /(?<![^\t\u3000|｜·])(\p{Script=Han}{2,10}) \/ (\p{Script=Han}{2,10})(?![^\t\u3000|｜])/gu,
        (whole, one, other) => (isPosition(one) && isPosition(other) ? whole.replaceAll(' ', KEPT) : whole),
      )
      // What is in brackets stays together.
      .replace(/[（(][^（）()]{2,60}[）)]/g, (whole) => whole.replace(/ /g, KEPT))
      .replace(
        /\s+(?=(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S+|(?:[\w-]+\.)+(?:com|org|net|io|dev|me|app|cn|co)$)/gi,
        '\t',
      )
      .split(segmentGap)
      .flatMap((part) =>
        part.split(
          /(?<=\p{Script=Han})\s+\/\s+|(?<=[\p{Script=Han}）)])\s+(?=\p{Script=Han})|(?<=公司|集团|医院|银行)\s+(?=[A-Z])(?!.*\b(?:Ltd|Inc|Co|Corp|Group|Hospital|Bank)\b)/u,
        ),
      )
      .map((part) =>
        part
          .replaceAll(KEPT, ' ')
          .trim()
          .replace(/^[,，、:：]+|(?<![,，、:：])[,，、:：]+$|\s[·–—-]$/g, '')
          .replace(ornament, '')
          .trim()
          .replace(/^([*_])(?=[^\s*_])([^*_]+)\1$/, '$2'),
      )
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
  )
}

/** Whether a line could be an entry's heading: short, and not a sentence. */
export function isTitleLike(text: string, longest = 80): boolean {
  const shown = mapLinks(text, (name) => name)
  const width = [...shown].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0)
  return (
    width <= longest && !/[。！？；;!?,，、]\s*$|(?<!\.\p{Lu}\p{Ll}{0,4}|\b(?:Ltd|Inc|Co|Corp|auj))\.\s*$/u.test(text)
  )
}

/** Whether a line names an organisation, school or position. */
export function namesSomething(text: string): boolean {
  return isTitleLike(text) && (company.test(text) || school.test(text) || isJobTitle(text))
}

/** Assigns the parts of an entry's heading to fields; those without a field are returned as `rest`. */
export function assignParts(
  parts: readonly string[],
  kind: SectionKind,
): { fields: Partial<ResumeItem>; rest: string[] } {
  const reached = parts.filter((part) => noName.test(part))
  const names = parts.filter((part) => !noName.test(part))
  const left = kind === 'education' ? names : withFunctions(names)
  const fields: Texts = {}
  const take = (field: ItemField, test: (part: string, index: number) => boolean) => {
    const at = fields[field] === undefined ? left.findIndex(test) : -1
    if (at >= 0) fields[field] = left.splice(at, 1)[0] ?? ''
  }
  take('url', (part) => address.test(part))
  // `中国 江苏 苏州`
  const where = left.filter(isChinesePlace)
  if (where.length > 1 && where.length < left.length) {
    fields.city = where.join(' ')
    left.splice(0, left.length, ...left.filter((part) => !where.includes(part)))
  }
  const others = [company, school, degree]
  const isSure = (part: string) =>
    isChinesePlace(part) ||
    ((isPlace(part) || !part.includes(',')) && isKnownTown(part)) ||
    (isGreatCity(part) && (kind !== 'education' || left.some((other) => school.test(other))))
  const isLikely = (part: string) => isPlace(part) && !isPosition(part) && !others.some((other) => other.test(part))
  take('city', (part) => left.length > 1 && isSure(part))
  take('city', (part, index) => index > 0 && isLikely(part))
  if (kind === 'education') assignEducation(fields, left, take)
  else if (kind === 'publications' || kind === 'awards' || kind === 'certificates') {
    take('title', () => true)
    if (kind === 'publications' && left.length > 1) take('authors', () => true)
    take(kind === 'awards' ? 'level' : 'org', () => true)
    take('org', () => true)
  } else if (kind === 'projects' || kind === 'portfolio') {
    take('title', (part) => !isPosition(part))
    take('title', () => true)
    take('org', (part) => company.test(part) && !isPosition(part))
    take('role', () => true)
  } else {
    // `Lagos, Nigeria · Hybrid`
    const beside = fields.city === undefined ? -1 : left.findIndex((part) => /^(?:hybrid|remote|on-?site)$/i.test(part))
    if (beside >= 0) fields.city += ` · ${left.splice(beside, 1)[0]}`
    left.splice(0, left.length, ...left.flatMap(atPoint).flatMap(atOffice))
    splitNames(left)
    // `Boise, ID`, and not `Sawtooth Freight, Boise, ID`
    take('city', (part) => part.split(',').length < 3 && isNamedTown(part))
    // In custom sections, entries are mostly people, such as referees, followed by their school.
    const isNamed = (part: string) => company.test(part) || (kind !== 'custom' && school.test(part))
    take('org', (part) => isNamed(part) && !isPosition(part))
    take('title', isPosition)
    take('org', (part) => !department.test(part) && !isPosition(part))
    take('title', (part) => !department.test(part))
    take('city', (part) => /^\p{Lu}\p{Ll}+$/u.test(part))
    take('department', () => true)
    if (fields.org === undefined && fields.department !== undefined) {
      fields.org = fields.department
      delete fields.department
    }
  }
  return { fields, rest: [...left, ...reached, ...splitOrganisation(fields)] }
}

/** `Assistant Manager – Production` is one position. */
function withFunctions(parts: readonly string[]): string[] {
  const whole: string[] = []
  for (const part of parts) {
    const last = whole.at(-1) ?? ''
    const isOfLast = businessFunction.test(part) && isPosition(last)
    if (isOfLast) whole.pop()
    whole.push(isOfLast ? `${last} – ${part}` : part)
  }
  return whole
}

/**
 * Parts a name at its commas: `Department of Botany, University of Oslo`, `Volta Solar, Accra`.
 * @returns what is not part of the name: a sentence behind it
 */
function splitOrganisation(fields: Texts): string[] {
  // In `Sous Chef` and `Lakeview Grill, Chicago` the town is behind the employer.
  if (
    fields.org === undefined &&
    fields.city !== undefined &&
    !isNamedTown(fields.city) &&
    !isChinesePlace(fields.city)
  ) {
    fields.org = fields.city
    delete fields.city
  }
  const { org = '' } = fields
  const at = school.test(org) ? org.search(/(?<=\p{Ll}{3})(?<!\b(?:Prof|Dept|Univ|Inst|Tech))\.\s+\p{Lu}/u) : -1
  const [name, said] = at < 0 ? [org, []] : [org.slice(0, at), [org.slice(at + 1).trim()]]
  const pieces = name
    .replace(/，(?=\p{Script=Han}{2,5}$)/u, (sign, at: number) => (isPlace(name.slice(at + 1)) ? ', ' : sign))
    .split(/,\s+/)
  // `University of California, Los Angeles` is one of several with that name.
  const branch = pieces.findIndex((piece) => campus.test(piece))
  if (branch >= 0) pieces.splice(branch, 2, pieces.slice(branch, branch + 2).join(', '))
  // `AB` is a province too.
  const isKnown = pieces.length > 2 && isKnownTown(pieces.slice(-2).join(', '))
  const towns = isKnown ? 2 : pieces.length - 1 - pieces.findLastIndex((piece) => !isTown(piece))
  // `Smith, Jones` are two people; a town has something before it that is longer than a name, or its state behind it.
  const where =
    fields.city === undefined && towns > 0 ? pieces.splice(Math.max(1, pieces.length - Math.min(towns, 2))) : []
  if (where.length > 0) fields.city = where.join(', ')
  const [first = '', second = ''] = pieces
  const isPart = pieces.length === 2 && fields.department === undefined && department.test(first)
  if (isPart && !department.test(second)) [fields.department, fields.org] = [first, second]
  else if (org !== '') fields.org = pieces.join(', ')
  return said
}

/** Universities named by their town. */
const campus =
  /^(?:University of (?:California|Texas|Illinois|Wisconsin|Massachusetts|Michigan|Minnesota|North Carolina|Maryland|Colorado|Nebraska|Missouri|Tennessee|Hawaii|Alaska|Alabama)|(?:State|City) University of New York|California State (?:Polytechnic )?University)$/

/** `某某区委办公室综合科科长`, `某某科技有限公司销售经理`: an organisation, and the position right behind it. */
function atOffice(part: string): string[] {
  const [, org = '', title = ''] =
    /^(\p{Script=Han}{3,}(?:公司|集团|事务所|办公室|办事处|委员会|工作室|医院|银行|学校|中学|小学|幼儿园|酒店|超市|局|厂))(\p{Script=Han}{2,8})(?:（[^（）]{1,12}）)?$/u.exec(
      part,
    ) ?? []
  return isPosition(title) ? [org, part.slice(org.length)] : [part]
}

/** `某某食品集团·财务分析经理`: an organisation and a position, between which a font has no spaces around its point. */
function atPoint(part: string): string[] {
  const names = /\p{Script=Han}/u.test(part) ? part.split(/[·・]/).map((name) => name.trim()) : []
  const isPair = names.length === 2 && names.every((name) => name.length > 1) && names.filter(isPosition).length === 1
  return isPair && names.some((name) => company.test(name) || school.test(name)) ? names : [part]
}

function atCompany(part: string): string[] {
  // `Commis Chef at Harbour Street Kitchen` beside a town
  const [, post = '', employer = ''] = /^(.{3,60}?) at (\p{Lu}.{2,60})$/u.exec(part) ?? []
  if (isPosition(post) && !/,/.test(post) && !school.test(post) && !isPosition(employer)) return [post, employer]
  const [title = '', org = '', ...others] = part.split(/,\s+(?!(?:Inc|LLC|Ltd)\b)/)
  return others.length === 0 && isPosition(title) && company.test(org) && !isPosition(org) ? [title, org] : [part]
}

/** `高原监测中心，遥感工程师`: two names, of which exactly one is a position. */
function atChineseComma(part: string): string[] {
  const outside = part.replace(/（[^（）]*）/g, (inside) => ' '.repeat(inside.length))
  const at = outside.indexOf('，')
  const names = [part.slice(0, Math.max(at, 0)), part.slice(at + 1)].map((name) => name.trim())
  const isOne = at > 0 && !outside.includes('，', at + 1)
  const isShort = isOne && names.every((name) => /\p{L}{2}/u.test(name) && name.length < 40)
  return isShort && names.filter(isPosition).length === 1 ? names : [part]
}

/**
 * Splits `Staff Nurse, Leeds General Infirmary, Leeds` and `Engineer at Google` into position, organisation and place.
 */
function splitNames(left: string[]): void {
  const [only, ...others] = left
  if (only === undefined) return
  if (others.length > 0) {
    // `Data Analyst, Cascade Outdoor Co.` beside a team, `某工作室，运营` beside a place
    left.splice(0, left.length, ...left.flatMap(atCompany).flatMap(atChineseComma))
    return
  }
  // `Enfermera. Residencia Los Olivos, Toledo`
  const [, post = '', at = ''] = /^([^.,]{4,60}\p{Ll})\. (\p{Lu}.+)$/u.exec(only) ?? []
  if (isPosition(post) && !isPosition(at)) {
    left.splice(0, 1, post, at)
    return
  }
  const [position = '', ...place] = only.split(/ at | presso | chez | bei | ?@ /)
  // `Sous Chef, Pastry at Maison Corvin`
  const isOne =
    !/[,，]/.test(position) ||
    (!/[,，]/.test(place.join()) &&
      /^[^,，]+, [^,，]+$/.test(position) &&
      ![company, school].some((words) => words.test(position)))
  const isAt = place.length > 0 && isPosition(position) && isOne
  const parts = isAt ? [position, place.join(' at ')] : only.split(/，\s*|,\s+(?!(?:Inc|LLC|Ltd)\b)/)
  const [title = '', org = '', ...where] = parts
  // `Supply Sergeant, Fort Bragg, NC`: the employer is above.
  if (
    isPosition(title) &&
    where.length === 1 &&
    isKnownTown([org, ...where].join(', ')) &&
    !isKnownTown(where[0] ?? '')
  ) {
    left.splice(0, 1, title, [org, ...where].join(', '))
    return
  }
  if (parts.length > 2 && parts.length < 5 && isPosition(title) && !isPosition(org)) {
    left.splice(0, 1, title, org, where.join(', '))
    return
  }
  const isWhere = (part: string) => !isPosition(part) && (company.test(part) || school.test(part))
  // `Observer, Northern Catch Ltd, Aberdeen`
  const isBetween = parts.length === 3 && isWhere(org) && !isWhere(title) && where.every(isTown) && isTown(title)
  const isNamed = parts.length < 4 && parts.some(isPosition) && parts.some(isWhere)
  const isAtOne = parts.length === 2 && isWhere(org) && !isWhere(title) && !department.test(title)
  // In `Charge Nurse, Beacon Hill` exactly one of the two is a position.
  const isPair = parts.length === 2 && parts.filter(isPosition).length === 1
  if (isNamed || isPair || isAtOne || isBetween) left.splice(0, 1, ...parts)
}
