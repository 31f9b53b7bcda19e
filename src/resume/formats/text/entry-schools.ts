import type { ItemField } from '#src/resume/document.ts'
import { findPeriod } from '#src/resume/formats/dates-read.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { isTown } from './entry-names.ts'
import { abbreviated, degree, department, examination, honours, school, score, subject } from './entry-words.ts'
import { isKnownTown, isNamedTown } from './places.ts'

export type Texts = { [F in ItemField]?: string }
/** Takes the first part that passes a test for a field that is still free. */
type Take = (field: ItemField, test: (part: string, index: number) => boolean) => void

/** Assigns the parts of the heading of a school. */
export function assignEducation(fields: Texts, left: string[], take: Take): void {
  // `内科学（心血管病）· 博士`
  const apart = left
    .flatMap((part) => part.split(/(?<=[）)\p{Script=Han}])·\s+/u))
    .flatMap(behindDegree)
    .flatMap(withMark)
  left.splice(0, left.length, ...apart.flatMap((part) => (degree.test(part) ? splitHonours(part) : [part])))
  // `Classe préparatoire, Lycée du Parc`
  left.splice(0, left.length, ...left.flatMap(atSchool).map((part) => part.replace(leaving, '')))
  take('title', (part) => examination.test(part))
  take('degree', isDegree)
  take('org', (part) => school.test(part) && !degree.test(part))
  take('degree', (part) => degree.test(part))
  take('score', (part) => score.test(part) || (fields.degree !== undefined && mark.test(part)))
  // `University of Oslo, Physics`: the school, and what was studied there.
  const [, name = '', studied = ''] = /^([^,]+), ([^,]+)$/.exec(fields.org ?? '') ?? []
  if (subject.test(studied) && !school.test(studied)) {
    fields.org = name
    left.unshift(studied)
  }
  if (fields.degree !== undefined) splitDegree(fields, fields.degree)
  // Without a degree, the classification takes its place.
  if (left.length > 1) take('degree', (part) => honours.test(part))
  if (fields.org !== undefined) take('score', (part) => honours.test(part))
  take('department', (part) => /(?:[学學]院|系)$/.test(part))
  const how =
    fields.degree === undefined ? -1 : left.findIndex((part) => /^(?:非?统招|非?全日制|自考|成教|函授)$/.test(part))
  if (how >= 0) fields.degree += `（${left.splice(how, 1)[0]}）`
  take(
    'org',
    (part) =>
      !hasLeft.test(part) &&
      (fields.title !== undefined || left.length > 1 || !/学$|专业|工程|Science|Engineering/.test(part)),
  )
  // `BTS Assistant de manager, Lycée Jeanne-Aubry, Rennes`
  const isNamed = degree.exec(fields.degree ?? '')?.[0] !== fields.degree
  if (isNamed && school.test(fields.org ?? '')) take('city', (part) => /^\p{Lu}\p{Ll}+$/u.test(part) && isTown(part))
  take('city', isNamedTown)
  take('title', (part) => !hasLeft.test(part))
  take('city', (part) => school.test(fields.org ?? '') && isTown(part))
  // `BSc in Computer Science, Minor in Statistics`
  const minor = left.findIndex((part) => /^minor in /i.test(part))
  if (minor >= 0) fields.title += `, ${left.splice(minor, 1)[0]}`
  // `first class, 4.71 / 5.00`
  const more = left.findIndex((part) => score.test(part))
  if (more >= 0) fields.score += `, ${left.splice(more, 1)[0]}`
  take('department', (part) => !hasLeft.test(part))
  // `浙东工业大学环境学院环境工程专业`
  const [, own = '', part = '', major = ''] = schoolAndMajor.exec(fields.org ?? '') ?? []
  if (own !== '' && fields.title === undefined) Object.assign(fields, { org: own, title: major })
  if (part !== '' && fields.department === undefined) fields.department = part
  // `行銷學系`: called after what is studied there.
  if (fields.title === undefined && /[学學]系$/.test(fields.department ?? '')) {
    fields.title = fields.department ?? ''
    delete fields.department
  }
}

/** `硕士·计算机科学与技术` */
function behindDegree(part: string): string[] {
  const at = part.indexOf('·')
  const [before, after] = [part.slice(0, at), part.slice(at + 1)]
  return at > 0 && after !== '' && isDegree(before) ? [before, after] : [part]
}

const schoolAndMajor =
  /^(\p{Script=Han}{2,12}?(?:大学|学院))(\p{Script=Han}{2,12}?(?:学院|系))?(\p{Script=Han}{2,16})专业$/u

/** Whether a text is a degree or a level of schools, and nothing else. */
export function isDegree(text: string): boolean {
  return degree.exec(text)?.[0] === text || /^(?:大[学學]部?|高[中職职]|科大)$/.test(text)
}

/** Puts a degree that stands alone above its school behind it: `大學`, `北海大學　企業管理學系`. */
export function withDegreesBeside(lines: readonly SourceLine[]): SourceLine[] {
  const isAbove = (index: number) =>
    /^\p{Script=Han}/u.test(lines[index]?.text ?? '') &&
    isDegree(lines[index]?.text ?? '') &&
    school.test(lines[index + 1]?.text ?? '') &&
    findPeriod(lines[index + 1]?.text ?? '') === undefined
  return lines.flatMap((line, index) => {
    if (isAbove(index)) return []
    return isAbove(index - 1) ? { text: `${line.text}\t${lines[index - 1]?.text}`, level: 2 } : line
  })
}

/** The words before the name of a school: `毕业于某中学`. */
const leaving = /^(?:[毕畢][业業]于|[毕畢][业業]於|就读于|就讀於)(?=.)/

/** Whether somebody has left the school, which is no part of its name. */
const hasLeft = /^(?:[毕畢][业業]|卒業|在[读讀]|肄[业業])$/

/** How a degree in Britain was passed. */
const mark =
  /^(?:1st|2[:.][12i]|2ii|first|(?:upper|lower) second|third|2nd|3rd|pass|merit|distinction|(?:first|second|third)[- ]class(?: honours)?)$/i

/** Parts `BA, History; University of Leeds (First)` at its semicolon, and what it was passed with from the end. */
function withMark(part: string): string[] {
  const [, whole = part, inner = ''] = /^(.{4,90}) \(([^()]{2,24})\)$/.exec(part) ?? []
  const [name, said] = mark.test(inner) || (score.test(inner) && school.test(whole)) ? [whole, [inner]] : [part, []]
  const pieces = name.split(/;\s+/)
  const isPair =
    pieces.length === 2 &&
    pieces.filter((piece) => school.test(piece)).length === 1 &&
    pieces.some((piece) => degree.test(piece))
  return [...(isPair ? pieces : [name]), ...said]
}

/** What somebody did, and the school behind the comma; a school, and the grade behind it. */
function atSchool(part: string): string[] {
  // `Grado en Enfermería. Universidad Complutense`
  const [, studies = '', at = ''] = /^(.{6,80}?\p{Ll})\. (\p{Lu}.+)$/u.exec(part) ?? []
  if (degree.test(studies) && school.test(at) && !school.test(studies)) return [studies, at]
  // `某师范大学，数学与应用数学`
  const [, name = '', major = ''] = /^([^，]{3,24})，([^，]{2,24})$/.exec(part) ?? []
  if (school.test(name) && !school.test(major)) return [name, major]
  const [first = '', second = '', ...others] = part.split(/,\s+/)
  const isGraded = school.test(first) && score.test(second)
  const isBehind = school.test(second) && !school.test(first) && !department.test(first)
  return others.length === 0 && (isGraded || isBehind) ? [first, second] : [part]
}

/**
 * Splits `BSc Mathematics, First-class honours` at its commas; without a subject the classification belongs to the
 * degree.
 */
function splitHonours(part: string): string[] {
  const [first = '', ...others] = part.split(/(?:,\s+|，\s*)(?![^(（]*[)）])/)
  const isClass = others.every((other) => honours.test(other))
  // `Diploma, Ellison High School, Killeen, TX`
  const town = others.slice(-2).join(', ')
  const parts = others.length > 2 && isKnownTown(town) ? [first, ...others.slice(0, -2), town] : [first, ...others]
  return isClass && !abbreviated.test(first) ? [part] : parts
}

/**
 * A subject, and the degree right behind it. What a degree is called after, as in 法学学士, is no subject; the kind of a
 * science stays with the degree where something is left before it.
 */
const subjectAndLevel =
  /^(?!(?:哲|经济|法|教育|文|历史|理|工|农|医|军事|管理|艺术)学(?:学士|硕士|博士))(\p{Script=Han}[\p{Script=Han}（）()]{2,18}?)((?:工学)?(?:学士|硕士|博士)(?:学位|研究生)?)$/u

/** Splits `B.S. in Physics` and `物理学（本科）` into degree and subject. */
function splitDegree(fields: Texts, text: string): void {
  const [, subject = '', inner = ''] = /^(.+?)\s*[（(]([^（()）]+)[）)]$/.exec(text) ?? []
  const [, title = '', area = ''] = /^([^,，]+?)\s+(?:in|IN)\s+(.+)$/.exec(text) ?? []
  // `视觉传达设计 BA`
  const [, studied = '', short = ''] = /^(\p{Script=Han}{2,16}) ?([BM](?:A|Sc|Eng|BA|FA|Des))$/u.exec(text) ?? []
  // `自动化工学学士`, `应用统计硕士`
  const [, area2 = '', level = ''] = subjectAndLevel.exec(text) ?? []
  if (area2 !== '') Object.assign(fields, { title: area2, degree: level })
  else if (studied !== '') Object.assign(fields, { title: studied, degree: short })
  else if (degree.test(inner) && !degree.test(subject)) Object.assign(fields, { title: subject, degree: inner })
  else if (abbreviated.test(text)) {
    const [, short = '', rest = ''] = abbreviated.exec(text) ?? []
    Object.assign(fields, { title: rest, degree: short })
  } else if (degree.test(title)) Object.assign(fields, { title: area, degree: title })
}
