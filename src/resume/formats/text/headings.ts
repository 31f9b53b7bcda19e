import type { SectionKind } from '#src/resume/document.ts'
import { europeanHeadings } from './headings-european.ts'
import { otherHeadings } from './other-languages.ts'
import { simplified } from './traditional.ts'

/** What follows a heading: a section, or details of the person. */
export type ReadHeadingKind = SectionKind | 'person'

const LONGEST = { zh: 14, en: 45 }

const chinese: readonly [ReadHeadingKind, RegExp][] = [
  [
    'person',
    /^(个人|基本)(信息|资料|情况)$|^(联[系络]|连[络絡])(方式|我|先)?$|^(求职|应聘)(意向|目标|岗位|条件)$|^(意向|期望)(岗位|职位)$/,
  ],
  [
    'self-evaluation',
    /^[职職][务務](要[约約]|概要)$|^自己$|^(自我|个人|职业|核心)(评价|介绍|简介|总结|优势|描述|概述|陈述|鉴定)$|^关于我$/,
  ],
  ['education', /^(教育|学历|学习|求学)(背景|经历|经验|信息|情况|程度)?$|^教育(与|和|及)?培训(经历)?$/],
  ['internship', /^实习(经历|经验|实践|与实践)?$/],
  [
    'work',
    /^(主要|过往|以往)?(工作|职业|从业|任职|实际工作|教学|任教|执教|兼职|服役|职务)(经历|经验|背景|履历|历程|情况|简历)$|^(个人|工作)履历$|^(工作|实习)[与和及]?(工作|实习)(经历|经验)?$/,
  ],
  [
    'projects',
    /^(主要|重点|代表|个人|相关|科研|课程|开源|实践|实战)?(项目|专案)(经历|经验|背景|实践|成果|成就|作品|案例)?$|^(科研|研究)(经历|经验|项目)$/,
  ],
  ['campus', /^(校园|校内|在校|社团|学生|社会|志愿|组织|实践)(者)?(经历|经验|实践|活动|工作|服务|干部|情况)+$/],
  ['languages', /^(语言|外语|英语)(能力|水平|技能|成绩|情况)$|^语言$/],
  ['certificates', /^(资格|职业资格|执业资格|技能|相关|所获|职业|专业|持有)?(证书|资质|资格)(情况|与技能)?$/],
  [
    'awards',
    /^(荣誉|获奖|奖项|奖励|所获|奖惩|个人|竞赛)(荣誉|奖项|奖励|经历|情况|证书|与荣誉|及荣誉|与奖项|奖学金)*$|^奖学金$/,
  ],
  [
    'skills',
    /^(专业|职业|个人|掌握|相关|核心|工作|教学|计算机|IT|其他|软件)?(技能|能力|特长|技术栈)(特长|清单|证书|与特长|特点|专长|描述|概要|与证书|总结|掌握)?$|^技术栈$/i,
  ],
  [
    'publications',
    /^(学术|科研|发表|论文|专利|研究)(论文|成果|发表|与专利|专利|情况|著作|与论文|与会议|与报告|与课题|与工法)*$/,
  ],
  ['portfolio', /^(个人|代表)?作品(展示|集|链接)?$/],
  ['interests', /^(个人|业余)?(兴趣|爱好)(爱好|特长|与特长)?$/],
  [
    'certificates',
    /^(资格|职业|专业|技能)?证(书|照|件)(与|和|及)?(获奖|荣誉|培训|资格)?(情况|经历)?$|^培训[与和及]证书$/,
  ],
  ['self-evaluation', /^(求职|个人|我的|核心)优势$|^职业概况$|^自[传傳]$/],
  [
    'skills',
    /^(擅[长長])(工具|软件|领域|技能)?$|^[电電][脑腦]?(技能|能力)$|^语[言文](与|和|及)((计算机|电脑)?技能|专长)$/,
  ],
  ['languages', /^[语語]文(能力|程度)?$/],
  ['work', /^(执业|服务|从军|军旅|参军|航海)(经历|经验)$/],
  ['awards', /^主要荣誉$|^[得获]过的?奖(项|励)?$/],
  [
    'work',
    /^经历$|^(做|干|工作)过的(工作|事|地方|活)$|^打工(经历|经验)$|^(学习|教育)[与和及](工作|职业)(简历|经历|履历)$|^(自主|个人)?创业(经历|经验)$/,
  ],
  ['projects', /^(主持|承担|参与)(的)?(项目|课题)$|^(科研|教研)课题$/],
  ['internship', /^(科研|实习)(与|和|及)?(实习|校园)(经历|经验)?$/],
  ['internship', /^社会实践[和与及]?实习(经历|情况)?$/],
  ['campus', /^(在校)?任职(经历|情况)$|^学术(服务|活动|兼职)$|^社会(职务|兼职|任职)$/],
  ['portfolio', /^(独立|参与|个人)作品$/],
  [
    'skills',
    /^技能(点|标签)$|^(会|能)做(什么|的)?$|^(个人|业务|专业)?专长([与和及]技能)?$|^(技能|证书)(证书|技能)(兴趣|爱好)?$/,
  ],
  [
    'publications',
    /^译[著作]$|^(学术|会议)(会议|交流|报告)([与和及]?(会议|交流|报告))?$|^(论文|著作|专著|著述|专利)[与和及、]?(论文|著作|著述|专利|成果)?$/,
  ],
  ['custom', /^代表业绩$|^玩过的游戏$|^家庭(主要)?成员([及与和](主要|重要)?社会关系)?$|^(主要|重要)?社会关系$/],
  ['person', /^职业期望$|^期望工作$/],
  // Japanese
  ['skills', /活かせる/],
  ['certificates', /^保有[资資]格$/],
  ['self-evaluation', /^志望[动動]機$|^志望动机$/],
  ['cover-letter', /^(求职|自荐)信$/],
  [
    'custom',
    /^(主要|个人|工作)(业绩|成绩|成就)$|^(其他|其它|附加|补充|更多)(信息|说明|情况|经历)?$|^培训(经历|经验)$|^(推荐人|证明人)$|^(主要)?研究(方向|兴趣|领域)$/,
  ],
]

const english: readonly [ReadHeadingKind, RegExp][] = [
  [
    'person',
    /^bio ?-?data$|^(contacts?|personal)( (information|info|details|data|me))?$|^(how to )?(reach|find) me$|^get in touch$|^details$/,
  ],
  [
    'self-evaluation',
    /^((professional|executive|carr?ier|career|personal|qualifications?) )?(summary|profile|objective|statement|overview)( (statement|of qualifications))?$|^(highlights|summary) of qualifications$|^(career|professional|qualifications?) highlights$|^about( me)?$/,
  ],
  [
    'education',
    /^(education(al)?|academic)( (background|history|profile|details|qualifications?|and training|& training|experience|credentials|records?))?$|^(academic )?(qualifications|degrees)( and training)?$|^studies$|^education (and|&) (qualifications|certifications?|courses|credentials|memberships|(professional |continuing |career )*(development|learning))$|^(schools?|schooling|universit(y|ies)|colleges?)( (and|&) (schools?|universit(y|ies)|colleges?))?( attended| education)?$|^(institutions? attended|qualifications? obtained)( with dates)?$/,
  ],
  ['internship', /^internships?( experience)?$|^(industrial|summer|vocational|in-?plant) (training|internships?)$/],
  [
    'work',
    /^((work(ing)?|professional|employment|relevant|career|job|industry|clinical|teaching|additional|other|previous|earlier|past|selected|practical) )*(experiences?|history|background)$|^((academic|professional|current|previous|earlier|past|teaching|research|other) )*(appointments?|positions?( held)?|employment)$|^career( summary| path)?$|^(work|experience|employment) (profile|record|summary|details)$|^where i( ?ve| have)? (worked|been( working)?|cooked|taught|served|nursed|built( things)?)$|^teaching$|^work$/,
  ],
  [
    'projects',
    /^((selected|personal|key|academic|research|notable|side|recent|open source) )*projects?( experience| details| profile| undertaken)?$|^research( experience)?$/,
  ],
  [
    'campus',
    /^(((extra|co)-?curricular|leadership|campus|community|volunteer(ing)?|student|professional) )*(activities|involvement|leadership|volunteering|service|organi[sz]ations|affiliations|memberships?)( (experience|and (leadership|service|activities)|& (leadership|service|activities)))?$|^volunteer( (experience|work))?$|^(extra|co)-?curriculars?$/,
  ],
  ['languages', /^((foreign|spoken) )?language(s| skills| proficiency)?( known)?$/],
  [
    'certificates',
    /^(certs?|tickets?|licen[cs]es?|licensure|certificat(ions?|es?)|professional (certifications|qualifications?))( (and|&) (licen[cs]es?|licensure|certificat(ions?|es?)|training))?$/,
  ],
  [
    'awards',
    /^((key|selected|notable) )?(honou?rs?|awards?|achievements?|scholarships?|accomplishments|grants?|fellowships|prizes|distinctions|funding|recognitions?)( ?(,|and|&) ?(honou?rs?|awards?|achievements?|scholarships?|grants?|fellowships|prizes|distinctions|funding|recognitions?))*$/,
  ],
  [
    'skills',
    /^((technical|core|key|top|professional|personal|digital|computer|it|additional|relevant|hard|soft) )*(skills?|competenc(ies|e)|proficienc(ies|y)|technologies|expertise|strengths|knowledge)( ?(,|and|&|\/) ?[a-z ]+)?$|^areas of expertise$|^(tech(nology)? )?stack$|^tools( (and|&) [a-z]+)?$|^toolbox$|^what i (can )?do$|^what i( ?m| am) good at$/,
  ],
  [
    'publications',
    /^((selected|peer-reviewed) )*(publications?|papers|books|(journal )?articles|(book )?chapters|patents|presentations)( (and|&) [a-z]+)?$/,
  ],
  ['portfolio', /^portfolio$/],
  ['interests', /^((personal|other) )?(hobbies|interests)( (and|&) (hobbies|interests|activities))?$/],
  ['cover-letter', /^cover letter$/],
  [
    'custom',
    /^(registrations?|research interests?|(areas|fields) of (interest|research|study)|patents|test scores|declaration|(character )?references?|recommendations|people (also viewed|you may know)|more profiles for you|referees|assessments?|personal (traits|qualities|attributes)|((invited|selected|public|conference) )?(talks|speaking)( engagements)?|conferences|further information|additional information|other( information)?|miscellaneous|courses?|training|profiles)$/,
  ],
]

/** `Work experience (4 years 2 months)`, `Publications (selected)`. */
const howLong =
  /(?<!\s)\s*[(（](?:[^()（）]{0,30}(?:years?|yrs|months?|年|个月)[^()（）\d]{0,10}|selected|节选)[)）]$|(?<=\p{Script=Han})[(（][^()（）\d]{1,20}[)）]$/iu

const latinHeadings = [...english, ...europeanHeadings, ...otherHeadings]

/** The kind of heading a line is, and its title without decoration; undefined for an ordinary line. */
export function headingOf(line: string): { kind: ReadHeadingKind; title: string } | undefined {
  // The end of a sentence is not a heading.
  if (/[。；，]\s*$/.test(line)) return undefined
  const title = plainTitle(line.replace(howLong, ''))
  const han = title.replace(/[^\p{Script=Han}]+/gu, '')
  const latin = title
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z&,/ -]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^my /, '')
  // `学术论文（* 共同一作，# 通讯）`, `学习及工作简历（从高中填起）：`
  const bare = line.trimEnd().replace(/(?<!\s)\s*[(（][^()（）]{1,40}[)）][:：]?$/, '')
  if (han.length > LONGEST.zh || title.length > LONGEST.en) return bare === line.trimEnd() ? undefined : headingOf(bare)
  const known = han
    ? kindOf(chinese, simplified(title).replace(/[\sA-Za-z&/|·-]+/g, ''))
    : (kindOf(latinHeadings, latin) ?? kindOf(otherHeadings, title.toLowerCase()) ?? ofBothLatin(latin))
  // `【工作】` is a heading, 工作 alone a word.
  const kind = known ?? ofBoth(han) ?? (/^【工作】$/.test(line.trim()) ? 'work' : undefined)
  // `经历` without a sign or a translation is the second line of a narrow heading.
  if (kind === undefined && han !== '' && bare !== line.trimEnd() && !/\d/.test(line)) return headingOf(bare)
  if (kind === undefined || (han && isContent(latin, kind)) || line.trim() === '经历') return undefined
  // An English translation beside a Chinese heading is decoration.
  const isDecorated = han !== '' && latin.split(/[ &/,-]+/).every((word) => decoration.test(word))
  return { kind, title: isDecorated ? title.replace(/(?<![\sA-Za-z&/|·-])[\sA-Za-z&/|·-]+$/, '') || title : title }
}

/** The kind of a heading that names two kinds of experience, `服役及工作经历`: that of its second part. */
function ofBoth(han: string): ReadHeadingKind | undefined {
  const parts = simplified(han).split(/[及与和]/)
  const kinds = parts.map((part) => kindOf(chinese, part) ?? kindOf(chinese, `${part}经历`))
  const isTime = kinds.every(
    (kind) => kind === 'work' || kind === 'internship' || kind === 'projects' || kind === 'campus',
  )
  return parts.length === 2 && isTime ? kinds[1] : undefined
}

/** The kind of an English heading that names two kinds of things, `Courses and licences`: of the first with a kind of its own. */
function ofBothLatin(latin: string): ReadHeadingKind | undefined {
  const kinds = latin.split(/ (?:and|&) /).map((part) => kindOf(english, part))
  const isHeading = kinds.length === 2 && !kinds.includes(undefined) && !kinds.includes('person')
  return isHeading ? kinds.find((kind) => kind !== 'custom') : undefined
}

/**
 * A heading in capitals as it is written in a sentence; words of two letters are mostly abbreviations, such as `IT`.
 */
export function inSmallLetters(title: string): string {
  if (!/^[A-Z][A-Z\s&/,'’-]{3,}$/.test(title)) return title
  const small = title.replace(/[A-Z]{3,}|\b(?:AND|OF|IN|ON|TO|AT|OR|MY|BY|ME|WE|DO)\b/g, (word) => word.toLowerCase())
  return small.charAt(0).toUpperCase() + small.slice(1)
}

/** Words of English headings. */
const decoration =
  /^(and|of|my|me|about|basic|personal|self|professional|educational|education|academic|background|work|working|job|career|employment|internships?|projects?|research|campus|social|practice|experiences?|history|skills?|abilit(y|ies)|languages?|certificat(es?|ions?)|qualifications?|awards?|honou?rs?|achievements?|publications?|portfolio|works|interests?|hobb(y|ies)|evaluation|assessment|appraisal|introduction|summary|profile|information|info|contact|others?|objective|intention|references?|training|cover|letter|further|additional|details|courses?|papers?|activit(y|ies)|resume|english)$/

/** `专业技能 SQL` has content beside the heading; `专业技能 SKILLS` only repeats it. */
function isContent(latin: string, kind: ReadHeadingKind): boolean {
  const isList = kind === 'skills' || kind === 'languages' || kind === 'certificates'
  return isList && /[a-z]/.test(latin) && kindOf(english, latin) === undefined
}

/** The most likely kind of section for an unknown heading. */
export function guessKind(title: string): SectionKind {
  return kindOf(guesses, title.toLowerCase()) ?? 'custom'
}

/** A heading without brackets, numbers and spaces between its characters. */
export function plainTitle(line: string): string {
  return line
    .trim()
    .replace(/^(?:[一二三四五六七八九十]{1,2}|\d{1,2})[、.．]\s*/, '')
    .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N})）])[^\p{L}\p{N})）]+$/gu, '')
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
    .trim()
}

const guesses: readonly [SectionKind, RegExp][] = [
  ['awards', /奖|荣誉|\b(awards?|prizes?|grants?|honou?rs)\b/],
  ['certificates', /证书|资质|\b(certificat(ions?|es?)|licen[cs]es?)\b/],
  ['publications', /论文|著作|专利|\b(publications?|papers|presentations)\b/],
  ['languages', /^语言|\blanguages?$/],
  ['skills', /技能|工具|\b(skills?|tools|technologies)\b/],
  ['projects', /项目|\bprojects?\b/],
  ['portfolio', /作品|\b(portfolio|selected work)\b/],
  ['work', /^[经經][历歷]$|^工作$/],
  ['education', /^[学學](?:[校历歷业業])$/],
]

function kindOf<K extends ReadHeadingKind>(patterns: readonly [K, RegExp][], text: string): K | undefined {
  return patterns.find(([, pattern]) => pattern.test(text))?.[0]
}
