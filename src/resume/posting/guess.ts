import { cutText } from '#src/lib/cut-text.ts'

/** What a posting says of the job; '' for what it does not say. */
export type PostingFacts = { employer: string; title: string; link: string }

/** Facts stand at the beginning; further down are duties, other jobs and small print. */
const LINES = 40
/** Names of jobs and employers are shorter than this, in characters. */
const LONGEST = 60

const titleLabels =
  /^(?:职位名称|岗位名称|招聘职位|招聘岗位|应聘职位|应聘岗位|职位|岗位|job title|position|role|vacancy)\s?[:：】]/iu
const employerLabels =
  /^(?:公司名称|企业名称|用人单位|招聘单位|招聘公司|公司|企业|单位|company|employer|organi[sz]ation)\s?[:：】]/iu
const aboutEmployer = /^(?:关于|about\s)(?!我们|职位|岗位|us\b|the\b|this\b|you\b|our\b)/iu
const jobWords =
  /工程师|经理|总监|主管|专员|助理|设计师|运营|开发|顾问|分析师|会计|出纳|教师|老师|讲师|护士|医师|医生|药师|编辑|记者|销售|实习生|管培生|策划|律师|法务|翻译|技师|技术员|主任|架构师|研究员|客服|文员|秘书|前台|店长|导购|司机|产品|算法|测试|\b(?:engineer|manager|designer|developer|analyst|director|intern|internship|assistant|specialist|consultant|accountant|teacher|nurse|editor|lead|officer|coordinator|administrator|scientist|architect|representative|associate|executive|writer|recruiter|technician|planner|buyer|researcher)\b/iu
const employerEnd =
  /(?:公司|集团|科技|银行|证券|保险|大学|学院|医院|研究院|研究所|事务所|工作室|\b(?:inc|ltd|llc|gmbh|plc|corp|co|group|university|hospital|bank|company)\.?)$/iu
const hiring = /招聘|诚聘|急聘|\bis hiring\b|\bis looking for\b/iu
/** Between the parts of a heading; a hyphen only with spaces, because names have hyphens. */
const between = /\s[-–—]\s|[|｜·•—–/]/u
/** `Staff Nurse – Houston, TX`, `Software Engineer, Payments`: a comma before a name that ends a part of a heading. */
const commaOfHeading = /(?<=^\p{Lu}[^,，。;；]{0,50}), (?=\p{Lu}[\p{L} .&]{1,24}(?:$|\s?[-–—|·(（]))/u
/** Pay, place and other notes beside a name. */
const notes = /[（(【[][^（(【[）)】\]]*[）)】\]]/gu
const noteAtEnd = /[（(【[][^（(【[）)】\]]*[）)】\]]\s?$/u
const payRange = /(?<!\d)\d{1,9}\s?[-–~]\s?\d{1,9}\s?[kK万元]/u
const otherPay = /[¥￥$€£]\s?\d|面议|(?<!\d)\d{1,3}薪/u

/**
 * Guesses employer, job title and address from the words of a posting, by how people write them. It is shown to be
 * corrected, never taken for certain.
 */
export function guessPosting(posting: string): PostingFacts {
  const lines = posting
    .split('\n')
    .map((line) => line.replace(/^[\s•·*#>【\-–—]+/u, '').trim())
    .filter((line) => line !== '')
    .slice(0, LINES)
  const heading = headingOf(lines)
  const employer = labelled(lines, employerLabels) ?? heading.employer ?? named(lines)
  const title = labelled(lines, titleLabels) ?? heading.title
  return { employer: tidy(employer ?? ''), title: tidy(title ?? ''), link: linkIn(posting) }
}

/** What follows a label on its line. */
function labelled(lines: readonly string[], labels: RegExp): string | undefined {
  for (const line of lines) {
    const label = labels.exec(line)?.[0]
    const value = label === undefined ? '' : line.slice(label.length).trim()
    if (value !== '' && value.length <= LONGEST) return value
  }
  return undefined
}

/** Reads the first line that names a job: 青竹科技招聘产品经理, Product manager at Acme, 产品经理 | 青竹科技 | 上海. */
function headingOf(lines: readonly string[]): { employer?: string; title?: string } {
  const isHeading = (text: string) => !isSentence(text.replace(commaOfHeading, ' ')) && jobWords.test(text)
  const line = lines.find((text) => text.length <= LONGEST && isHeading(text))
  if (line === undefined) return {}
  const [before = '', after = ''] = line.replace(notes, ' ').split(hiring, 2)
  if (after.trim() !== '') return { employer: before, title: after.replace(/^\s*(?:an?\s|[:：])/iu, '') }
  const [title = '', employer] = line.split(/\s(?:at|@)\s|@/iu, 2)
  if (employer !== undefined && jobWords.test(title))
    return { title, employer: employer.split(between, 1)[0]?.split(', ', 1)[0] ?? '' }
  const parts = line
    .replace(notes, ' ')
    .replace(payRange, ' ')
    .split(between)
    .map((part) => part.trim())
  const job = parts.find((part) => jobWords.test(part) && !employerEnd.test(part)) ?? line
  const other = parts.find((part) => part !== job && employerEnd.test(part))
  return { title: job, ...(other !== undefined && { employer: other }) }
}

/** The name of an employer that stands alone on its line, or after 关于 or About. */
function named(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    if (line.length > LONGEST || isSentence(line)) continue
    const about = aboutEmployer.exec(line)?.[0]
    if (about !== undefined) return line.slice(about.length)
    if (employerEnd.test(line) && !jobWords.test(line)) return line
  }
  return undefined
}

function isSentence(line: string): boolean {
  return /[。；;!！?？，]|[,.]\s|:$|：$|\.$/u.test(line) || titleLabels.test(line) || employerLabels.test(line)
}

/** Without pay, a note at the end, and the signs around it. */
function tidy(name: string): string {
  const plain = name.replace(noteAtEnd, '')
  const paid = [payRange, otherPay].map((form) => plain.search(form)).filter((at) => at > 0)
  const text = plain
    .slice(0, Math.min(plain.length, ...paid))
    .replace(/\s+/gu, ' ')
    .replace(/^[\s:：,，、|｜·\-–—]+|(?<![\s:：,，、|｜·\-–—。])[\s:：,，、|｜·\-–—。]+$/gu, '')
  return cutText(text, LONGEST)
}

/** The first address of the web in a text. */
function linkIn(text: string): string {
  const found = /https?:\/\/[^\s<>"'，。；、（）【】]+/iu.exec(text)?.[0] ?? ''
  return found.length <= 500 ? found.replace(/(?<![.,;:!?)\]])[.,;:!?)\]]+$/u, '') : ''
}
