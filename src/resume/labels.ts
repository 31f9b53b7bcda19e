import type { BasicsField, ResumeLocale, ResumeSection, SectionKind } from './document.ts'

type Label = Record<ResumeLocale, string>

/** The separator between a label and its value. */
export const colons: Label = { zh: '：', en: ': ' }

/** The usual title of each section kind. */
export const sectionTitles: Record<SectionKind, Label> = {
  education: { zh: '教育背景', en: 'Education' },
  work: { zh: '工作经历', en: 'Experience' },
  internship: { zh: '实习经历', en: 'Internships' },
  campus: { zh: '校园经历', en: 'Activities' },
  projects: { zh: '项目经历', en: 'Projects' },
  skills: { zh: '专业技能', en: 'Skills' },
  languages: { zh: '语言能力', en: 'Languages' },
  certificates: { zh: '资格证书', en: 'Certifications' },
  awards: { zh: '荣誉奖项', en: 'Awards' },
  publications: { zh: '论文发表', en: 'Publications' },
  portfolio: { zh: '作品展示', en: 'Portfolio' },
  interests: { zh: '兴趣爱好', en: 'Interests' },
  'self-evaluation': { zh: '自我评价', en: 'Profile' },
  custom: { zh: '其他信息', en: 'Further information' },
  'cover-letter': { zh: '求职信', en: 'Cover letter' },
}

/** The title of a section as printed. */
export function sectionName({ title, kind }: Pick<ResumeSection, 'title' | 'kind'>, locale: ResumeLocale): string {
  return title.trim() || sectionTitles[kind][locale]
}

/** The label of each basic field. */
export const basicsLabels: Record<BasicsField, Label> = {
  name: { zh: '姓名', en: 'Name' },
  headline: { zh: '职位', en: 'Headline' },
  intention: { zh: '求职意向', en: 'Objective' },
  intentionCity: { zh: '意向城市', en: 'Preferred location' },
  jobType: { zh: '求职类型', en: 'Employment' },
  jobStatus: { zh: '求职状态', en: 'Job status' },
  salary: { zh: '期望薪资', en: 'Expected salary' },
  availability: { zh: '到岗时间', en: 'Available' },
  targetSchool: { zh: '报考院校', en: 'Applying to' },
  targetMajor: { zh: '报考专业', en: 'Applying for' },
  gender: { zh: '性别', en: 'Gender' },
  birth: { zh: '出生年月', en: 'Date of birth' },
  political: { zh: '政治面貌', en: 'Political status' },
  nativePlace: { zh: '籍贯', en: 'Place of origin' },
  household: { zh: '户口所在地', en: 'Registered residence' },
  ethnicity: { zh: '民族', en: 'Ethnicity' },
  marital: { zh: '婚姻状况', en: 'Marital status' },
  height: { zh: '身高', en: 'Height' },
  weight: { zh: '体重', en: 'Weight' },
  health: { zh: '健康状况', en: 'Health' },
  degree: { zh: '学历', en: 'Degree' },
  school: { zh: '毕业院校', en: 'University' },
  major: { zh: '专业', en: 'Major' },
  experience: { zh: '工作年限', en: 'Experience' },
  phone: { zh: '电话', en: 'Phone' },
  email: { zh: '邮箱', en: 'Email' },
  wechat: { zh: '微信', en: 'WeChat' },
  city: { zh: '现居', en: 'Location' },
  address: { zh: '地址', en: 'Address' },
  website: { zh: '网站', en: 'Website' },
  github: { zh: 'GitHub', en: 'GitHub' },
  linkedin: { zh: 'LinkedIn', en: 'LinkedIn' },
  photo: { zh: '照片', en: 'Photo' },
}

/** The headings of the person's details in a side column. */
export const sideFactTitles = {
  contacts: { zh: '联系方式', en: 'Contact' },
  personal: { zh: '基本信息', en: 'Details' },
} satisfies Record<string, Label>

/** The title above a résumé in the form layout. */
export const formTitle: Label = { zh: '个人简历', en: 'Curriculum Vitae' }
