import { type WordFacet, wordFacets } from '#src/contract/index.ts'

export type Term = { facet: WordFacet; slug: string; name: { zh: string; en: string } }

const names = {
  use: {
    campus: ['校招', 'Graduate jobs'],
    social: ['社招', 'Experienced hires'],
    intern: ['实习', 'Internships'],
    switch: ['转行', 'Career change'],
    abroad: ['留学申请', 'Study abroad'],
    postgraduate: ['考研复试', 'Postgraduate interview'],
  },
  industry: {
    internet: ['互联网', 'Technology'],
    finance: ['金融财会', 'Finance'],
    education: ['教育', 'Education'],
    healthcare: ['医疗健康', 'Healthcare'],
    manufacturing: ['制造与工程', 'Engineering and manufacturing'],
    marketing: ['市场与销售', 'Marketing and sales'],
    administration: ['行政人事', 'Administration'],
    design: ['设计', 'Design'],
    'civil-service': ['公务员与事业单位', 'Public service'],
    research: ['科研学术', 'Research'],
    construction: ['建筑与房地产', 'Construction and property'],
    trade: ['贸易与电商', 'Trade and e-commerce'],
    hospitality: ['餐饮酒店与服务', 'Hospitality and services'],
    media: ['传媒与文化', 'Media and culture'],
    law: ['法律', 'Law'],
  },
  style: {
    simple: ['简约', 'Simple'],
    classic: ['经典', 'Classic'],
    modern: ['现代', 'Modern'],
    creative: ['创意', 'Creative'],
    formal: ['正式', 'Formal'],
    academic: ['学术', 'Academic'],
    compact: ['紧凑', 'Compact'],
    bilingual: ['双语', 'Bilingual'],
  },
  colour: {
    black: ['黑白', 'Black and white'],
    grey: ['灰色', 'Grey'],
    blue: ['蓝色', 'Blue'],
    green: ['绿色', 'Green'],
    red: ['红色', 'Red'],
    brown: ['棕色', 'Brown'],
  },
  role: {
    'frontend-engineer': ['前端开发工程师', 'Frontend engineer'],
    'java-engineer': ['Java 开发工程师', 'Java engineer'],
    'software-engineer': ['软件工程师', 'Software engineer'],
    'product-manager': ['产品经理', 'Product manager'],
    'data-analyst': ['数据分析师', 'Data analyst'],
    auditor: ['审计助理', 'Audit associate'],
    'investment-analyst': ['投资分析师', 'Investment analyst'],
    teacher: ['教师', 'Teacher'],
    nurse: ['护士', 'Nurse'],
    'mechanical-engineer': ['机械工程师', 'Mechanical engineer'],
    'content-operator': ['新媒体运营', 'Content operations'],
    'marketing-manager': ['市场经理', 'Marketing manager'],
    'sales-manager': ['销售经理', 'Sales manager'],
    'account-executive': ['客户经理', 'Account executive'],
    administrator: ['行政专员', 'Office administrator'],
    'executive-assistant': ['高管助理', 'Executive assistant'],
    'ui-designer': ['UI 设计师', 'UI designer'],
    'product-designer': ['产品设计师', 'Product designer'],
    'civil-servant': ['公务员', 'Civil servant'],
    'policy-officer': ['政策研究员', 'Policy officer'],
    'graduate-applicant': ['研究生申请', 'Graduate applicant'],
    'embedded-engineer': ['嵌入式工程师', 'Embedded engineer'],
    'algorithm-engineer': ['算法工程师', 'Machine learning engineer'],
    'devops-engineer': ['运维工程师', 'DevOps engineer'],
    'test-engineer': ['测试工程师', 'Test engineer'],
    'project-manager': ['项目经理', 'Project manager'],
    'electrical-engineer': ['电气工程师', 'Electrical engineer'],
    'quality-engineer': ['质量工程师', 'Quality engineer'],
    'civil-engineer': ['土木工程师', 'Civil engineer'],
    'cost-engineer': ['造价工程师', 'Cost engineer'],
    'property-sales': ['房产销售', 'Property sales'],
    accountant: ['会计', 'Accountant'],
    cashier: ['出纳', 'Finance cashier'],
    'bank-teller': ['银行柜员', 'Bank teller'],
    'insurance-adviser': ['保险顾问', 'Insurance adviser'],
    'legal-counsel': ['法务', 'Legal counsel'],
    'human-resources': ['人力资源', 'Human resources'],
    'foreign-trade': ['外贸业务', 'Export sales'],
    'cross-border-operator': ['跨境电商运营', 'Cross-border e-commerce'],
    'livestream-operator': ['直播运营', 'Live-stream operator'],
    'customer-success': ['客户成功经理', 'Customer success manager'],
    'customer-service': ['客服', 'Customer service'],
    'restaurant-manager': ['餐饮店长', 'Restaurant manager'],
    'hotel-receptionist': ['酒店前厅', 'Hotel front desk'],
    physician: ['医生', 'Physician'],
    'kindergarten-teacher': ['幼儿园教师', 'Kindergarten teacher'],
    'english-teacher': ['英语教师', 'English teacher'],
    translator: ['翻译', 'Translator'],
    editor: ['图书编辑', 'Book editor'],
    'video-editor': ['摄影剪辑', 'Video editor'],
    'masters-applicant': ['海外硕士申请', 'Master’s applicant'],
    'phd-applicant': ['博士申请', 'PhD applicant'],
    'first-job': ['无经验求职', 'First job'],
    'part-time': ['兼职', 'Part-time work'],
    veteran: ['退役军人', 'Veteran'],
  },
  language: {
    zh: ['中文', 'Chinese'],
    en: ['英文', 'English'],
  },
  pages: {
    'one-page': ['一页', 'One page'],
    'two-pages': ['两页', 'Two pages'],
  },
  photo: {
    'with-photo': ['有照片', 'With photo'],
    'without-photo': ['无照片', 'Without photo'],
  },
} as const satisfies Record<WordFacet, Record<string, readonly [zh: string, en: string]>>

/** The slugs of one facet. */
export type SlugOf<F extends WordFacet> = keyof (typeof names)[F] & string

/** Every term of every facet, in the order shown. Slugs are unique across facets because they are also addresses. */
export const taxonomy: readonly Term[] = wordFacets.flatMap((facet) =>
  Object.entries(names[facet]).map(([slug, [zh, en]]) => ({ facet, slug, name: { zh, en } })),
)

/** The terms of one facet, in order. */
export function termsOf(facet: WordFacet): readonly Term[] {
  return taxonomy.filter((term) => term.facet === facet)
}

/** The term of a slug, whatever its facet. */
export function findTerm(slug: string): Term | undefined {
  return taxonomy.find((term) => term.slug === slug)
}

/** The tag for a number of pages. */
export function pagesSlug(pages: number): SlugOf<'pages'> {
  return pages > 1 ? 'two-pages' : 'one-page'
}

/** The tag for templates with, or without, a photo. */
export function photoSlug(photo: boolean): SlugOf<'photo'> {
  return photo ? 'with-photo' : 'without-photo'
}
