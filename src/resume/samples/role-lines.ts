import type { ResumeDocument, ResumeLocale, SectionKind } from '#src/resume/document.ts'
import { plainText, printedBlocks } from '#src/resume/markup.ts'
import { visibleItems, visibleSections } from '#src/resume/visible.ts'
import { alikeness, wordsOf } from './alike.ts'

const MOST = 3
/** The least similarity at which two kinds of work count as the same. */
const LEAST_ALIKE = 0.34
/** Other names for the work of a sample. */
const alsoCalled: Readonly<Record<string, string>> = {
  'zh/java-engineer': '程序员|后端|软件开发',
  'zh/algorithm-engineer': '算法|人工智能|大模型|机器学习',
  'zh/administrator': '行政|文员|前台|后勤',
  'zh/accountant': '会计|财务',
  'zh/legal-counsel': '法务|律师|合规',
  'zh/civil-servant': '公务员|事业单位|选调生',
  'zh/video-editor': '剪辑|摄影|摄像|摄影剪辑',
  'zh/ui-designer': '设计师|平面设计|交互设计|美工',
  'zh/hr-specialist': '人力资源|招聘|人事',
  'zh/content-operator': '新媒体|内容运营|公众号',
  'zh/sales-manager': '销售|大客户',
  'zh/property-sales': '房产销售|房产经纪|地产',
  'zh/physician': '医生|医师',
  'zh/nurse': '护士|护理',
  'zh/teacher': '教师|老师',
  'zh/hotel-receptionist': '酒店|酒店前厅',
  'zh/civil-engineer': '土木|施工',
  'zh/part-time-student': '兼职|店员|家教',
  'zh/first-job': '无经验求职|客服',
  'zh/graduate-applicant': '研究生申请|考研|保研',
  'zh/mechanical-engineer': '机械|结构设计',
  'zh/translator': '翻译|口译|笔译',
  'zh/abroad-applicant': '海外硕士申请|留学申请',
  'zh/veteran': '退役军人|安全管理|保安|司机',
  'zh/foreign-trade': '外贸|采购|跟单',
  'en/software-engineer': 'software|software developer|programmer',
  'en/data-analyst': 'data analyst|business intelligence',
  'en/account-executive': 'sales|business development',
  'en/marketing-manager': 'marketing|brand|content|social media',
  'en/product-designer': 'product designer|ux|ui',
  'en/hr-manager': 'human resources|hr|recruiter',
  'en/accountant': 'accountant|auditor|finance|bookkeeper',
  'en/executive-assistant': 'executive assistant|office administrator|secretary',
  'en/policy-officer': 'policy|civil servant|public service',
  'en/teacher': 'teacher',
  'en/english-teacher-abroad': 'english teacher',
  'en/first-job': 'first job|retail|shop|cashier|waiter|barista',
  'en/investment-analyst': 'investment analyst|investment banking|equity research',
  'en/graduate-applicant': 'applicant|master’s applicant',
  'en/phd-applicant': 'phd applicant',
  'en/customer-success': 'customer success|customer service|support',
}

type Samples = Readonly<Record<string, ResumeDocument>>

/** What a résumé aims at: the position, headline and subject it names, otherwise the latest job; empty without any. */
export function aimOf(document: ResumeDocument): string {
  const { intention, headline, targetMajor } = document.basics
  return [intention, headline, targetMajor].filter(Boolean).join(' ') || latestTitle(document)
}

/**
 * Example lines from the sample closest to an aim, from its sections of this kind; none when no sample is close or it
 * has no such section.
 */
export function linesOfRole(aim: string, locale: ResumeLocale, kind: SectionKind, samples: Samples): readonly string[] {
  const asked = wordsOf(aim)
  const ranked = Object.entries(samples)
    .filter(([, sample]) => sample.locale === locale)
    .map(([name, sample]) => ({ sample, alike: alikeness(asked, namesOf(name, sample)) }))
    .toSorted((a, b) => b.alike - a.alike)
  const nearest = ranked.find(({ sample, alike }) => alike >= LEAST_ALIKE && linesOf(sample, kind).length > 0)
  return nearest && nearest.alike === ranked[0]?.alike ? linesOf(nearest.sample, kind) : []
}

function namesOf(name: string, sample: ResumeDocument): Set<string>[] {
  return [aimOf(sample), latestTitle(sample), ...(alsoCalled[name]?.split('|') ?? [])].map(wordsOf)
}

function latestTitle(document: ResumeDocument): string {
  const [work] = visibleSections(document).filter(([, { kind }]) => kind === 'work')
  return (work && visibleItems(document, work[0])[0]?.[1].title) || ''
}

/** Takes the first line of each entry before second lines, for variety. */
function linesOf(sample: ResumeDocument, kind: SectionKind): readonly string[] {
  const bullets = visibleSections(sample)
    .filter(([, section]) => section.kind === kind)
    .flatMap(([id]) => visibleItems(sample, id).map(([, item]) => bulletsOf(item.body ?? '')))
  const longest = Math.max(0, ...bullets.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, at) => bullets.flatMap((lines) => lines[at] ?? []))
  return inTurn.flat().slice(0, MOST)
}

function bulletsOf(body: string): string[] {
  return printedBlocks(body)
    .filter(({ kind }) => kind === 'bullet')
    .map(({ runs }) => `- ${plainText(runs)}`)
}
