import type { ItemField, ResumeItem, SectionKind } from '#src/resume/document.ts'
import { mapLinks } from '#src/resume/formats/source-line.ts'

type Texts = { [F in ItemField]?: string }

const segmentGap = /\s*[|｜•●∣]\s*|\t+|\s{2,}|[\u2002\u2003\u3000]+|\s+[·–—-]\s+/u
const school = /大学|学院|学校|中学|党校|研究所|Universit|College|School|Institut|Academy|Polytechnic|ETH |MIT\b/i
const degree =
  /(?:博士|硕士|本科|学士|大专|专科|双学位|MBA|EMBA)(?:研究生|学位|后)?|\b(?:Ph\.?\s?D\.?|M\.?B\.?A\.?|(?:Bachelor|Master|Doctor)(?:['’]s)?(?: of [A-Z][a-z]+)?|(?:B|M)\.?\s?(?:Sc|S|A|Eng|Tech|Ed)\b\.?|BSc|MSc|Associate(?: Degree)?|Diploma)(?![a-z])/
const honours = /^(?:predicted|expected|first|upper|lower|second|third)\b|\b(?:honours|distinction|merit|cum laude)$/i
/** An abbreviated degree with its subject. */
const abbreviated = /^((?:B|M)\.?(?:Sc|S|A|Eng|Tech|Ed)\.?(?: ?\(Hons\))?|Ph\.?D\.?)\s+(?!in\s|of\s)([A-Z].+)$/
const score =
  /GPA|绩点|均分|排名|专业[前第]|前\s?\d+%|first[- ]class|cum laude|\b[12]:[12]\b|\d\.\d+\s?\/\s?[45](\.0)?|(?<![A-Z])[A-Z]{2,}\s?\d{3}/i
const company =
  /公司|集团|有限|股份|科技|银行|医院|事务所|工作室|研究院|基金会|协会|学生会|社团|委员会|中心小学|幼儿园|酒店|出版社|证券|保险|超市|门店|\b(?:Inc|LLC|LLP|Ltd|plc|Corp|Co|GmbH|AG|AB|SA|SAL|Oy|BV|Pty|Group|Company|Technologies|Labs?|Bank|Hospital|Infirmary|Clinic|Trust|Council|Partners|Studio|Agency|Foundation|Holdings|Systems|Consulting)\b/i
/** In `会计师事务所` the 会计师 is not an accountant, nor in `销售部` the 销售 a salesman. */
const organisationEnd =
  /(?:部|部门|科室|事务所|工作室|研究院|研究所|医院|银行|中心|协会|学校|中学|小学|幼儿园|出版社|俱乐部|委员会|学生会|基金会|酒店|超市|门店)$/
const department = /部$|部门|事业群|事业部|团队$|项目组$|处$|科室$|\b(?:Department|Division|Team|Dept)\b/i
const jobTitle =
  /工程师|经理|专员|主管|总监|助理|实习生|设计师|开发|分析师|顾问|教师|老师|护士|医师|会计|运营|编辑|销售|代表|部长|主席|干事|组长|负责人|班长|书记|队长|志愿者|成员|架构师|研究员|店长|客服|出纳|审计|律师|法务|翻译|文员|采购|技术员|操作员|\b(?:Engineer|Manager|Developer|Designer|Analyst|Assistant|Intern|Director|Lead|Leader|Consultant|Specialist|Coordinator|Teacher|Nurse|Associate|Officer|Representative|Accountant|Administrator|Architect|Scientist|Researcher|Editor|Executive|Volunteer|President|Head|Chief|Founder|Member|Supervisor|Technician|Writer|Tutor|Instructor|Producer|Programmer|Planner|Buyer|Clerk|Secretary|Treasurer|Captain)\b/i
const place =
  /^(?:\p{Script=Han}{2,5}(?:市|省|区|县)|北京|上海|广州|深圳|杭州|南京|成都|武汉|西安|重庆|天津|苏州|长沙|郑州|青岛|厦门|宁波|合肥|济南|福州|东莞|佛山|大连|沈阳|昆明|南昌|无锡|香港|澳门|珠海|Remote|远程)$|^\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)*, \p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)*$/u
const address =
  /^(?:https?:\/\/\S+|(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|cn|net|org|io|dev|me|app|co|edu|gov|xyz)(?:\/\S*)?)$/i

/** Splits a heading line at tabs, bars, dashes and wide gaps; single spaces separate Chinese names. */
export function headParts(text: string): string[] {
  return mapLinks(text, (name, address) => `${name}\t${address}\t`)
    .replace(
      /\s+(?=(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S+|(?:[\w-]+\.)+(?:com|org|net|io|dev|me|app|cn|co)$)/gi,
      '\t',
    )
    .split(segmentGap)
    .flatMap((part) => part.split(/(?<=\p{Script=Han})\s+\/\s+|(?<=[\p{Script=Han}）)])\s+(?=\p{Script=Han})/u))
    .map((part) => part.trim().replace(/^[,，、:：]+|(?<![,，、:：])[,，、:：]+$/g, ''))
    .filter(Boolean)
}

/** Whether a line could be an entry's heading: short, and not a sentence. */
export function isTitleLike(text: string, longest = 80): boolean {
  const shown = mapLinks(text, (name) => name)
  const width = [...shown].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0)
  return width <= longest && !/[。！？；;!?]\s*$|[.,，、]\s*$/.test(text)
}

/** Whether a line names an organisation, school or position. */
export function namesSomething(text: string): boolean {
  return isTitleLike(text) && (company.test(text) || school.test(text) || jobTitle.test(text))
}

/** Assigns the parts of an entry's heading to fields; those without a field are returned as `rest`. */
export function assignParts(
  parts: readonly string[],
  kind: SectionKind,
): { fields: Partial<ResumeItem>; rest: string[] } {
  const left = [...parts]
  const fields: Texts = {}
  const take = (field: ItemField, test: (part: string, index: number) => boolean) => {
    const at = fields[field] === undefined ? left.findIndex(test) : -1
    if (at >= 0) fields[field] = left.splice(at, 1)[0] ?? ''
  }
  take('url', (part) => address.test(part))
  take('city', (part, index) => index > 0 && place.test(part) && !isPosition(part))
  if (kind === 'education') assignEducation(fields, left, take)
  else if (kind === 'publications' || kind === 'awards' || kind === 'certificates') {
    take('title', () => true)
    if (kind === 'publications' && left.length > 1) take('authors', () => true)
    take(kind === 'awards' ? 'level' : 'org', () => true)
    take('org', () => true)
  } else if (kind === 'projects' || kind === 'portfolio') {
    take('title', (part) => !isPosition(part))
    take('title', () => true)
    take('org', (part) => company.test(part))
    take('role', () => true)
  } else {
    splitNames(left)
    take('org', (part) => company.test(part) && !isPosition(part))
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
  return { fields, rest: left }
}

function isPosition(part: string): boolean {
  return jobTitle.test(part) && !/公司|集团|大学|学院/.test(part) && !organisationEnd.test(part)
}

type Take = (field: ItemField, test: (part: string, index: number) => boolean) => void

function assignEducation(fields: Texts, left: string[], take: Take): void {
  left.splice(0, left.length, ...left.flatMap((part) => (degree.test(part) ? splitHonours(part) : [part])))
  take('org', (part) => school.test(part) && !degree.test(part))
  take('degree', (part) => degree.exec(part)?.[0] === part)
  take('degree', (part) => degree.test(part))
  take('score', (part) => score.test(part))
  if (fields.degree !== undefined) splitDegree(fields, fields.degree)
  // Without a degree, the classification takes its place.
  if (left.length > 1) take('degree', (part) => honours.test(part))
  take('department', (part) => /(学院|系)$/.test(part))
  take(
    'org',
    (part) => fields.title !== undefined || left.length > 1 || !/学$|专业|工程|Science|Engineering/.test(part),
  )
  if (fields.title === undefined) take('title', () => true)
  take('department', () => true)
}

/**
 * Splits `BSc Mathematics, First-class honours` at its commas; without a subject the classification belongs to the
 * degree.
 */
function splitHonours(part: string): string[] {
  const [first = '', ...others] = part.split(/[,，]\s+/)
  const isClass = others.length > 0 && others.every((other) => honours.test(other))
  return isClass && !abbreviated.test(first) ? [part] : [first, ...others]
}

/** Splits `B.S. in Physics` and `物理学（本科）` into degree and subject. */
function splitDegree(fields: Texts, text: string): void {
  const [, subject = '', inner = ''] = /^(.+?)\s*[（(]([^（()）]+)[）)]$/.exec(text) ?? []
  const [, title = '', area = ''] = /^([^,，]+?)\s+in\s+(.+)$/.exec(text) ?? []
  if (degree.test(inner) && !degree.test(subject)) Object.assign(fields, { title: subject, degree: inner })
  else if (abbreviated.test(text)) {
    const [, short = '', rest = ''] = abbreviated.exec(text) ?? []
    Object.assign(fields, { title: rest, degree: short })
  } else if (degree.test(title)) Object.assign(fields, { title: area, degree: title })
}

/** Splits `Staff Nurse, Leeds General Infirmary, Leeds` and `Engineer at Google` into position, organisation and place. */
function splitNames(left: string[]): void {
  const [only, ...others] = left
  if (only === undefined || others.length > 0) return
  const [position = '', ...place] = only.split(' at ')
  const isAt = place.length > 0 && isPosition(position) && !/[,，]/.test(position)
  const parts = isAt ? [position, place.join(' at ')] : only.split(/[,，]\s+/)
  const [title = '', org = '', ...where] = parts
  if (parts.length > 2 && parts.length < 5 && isPosition(title) && !isPosition(org)) {
    left.splice(0, 1, title, org, where.join(', '))
    return
  }
  const isWhere = (part: string) => !isPosition(part) && (company.test(part) || school.test(part))
  const isNamed = parts.length < 4 && parts.some(isPosition) && parts.some(isWhere)
  // In `Charge Nurse, Beacon Hill` exactly one of the two is a position.
  const isPair = parts.length === 2 && parts.filter(isPosition).length === 1
  if (isNamed || isPair) left.splice(0, 1, ...parts)
}
