/** The groups of categories: the reader's situation, or a part of applying. */
export const categoryGroups = ['situation', 'part'] as const

export type CategoryGroup = (typeof categoryGroups)[number]
type Name = { zh: string; en: string }
export type Category = { group: CategoryGroup; slug: string; name: Name }
export type Tag = { slug: string; name: Name }

type Names = Record<string, readonly [zh: string, en: string]>

/** Situations that are also a use of Word templates have the same slug there. */
const categoryNames: Record<CategoryGroup, Names> = {
  situation: {
    campus: ['校招', 'Graduate jobs'],
    intern: ['实习', 'Internships'],
    social: ['社招', 'Experienced hires'],
    switch: ['转行', 'Career change'],
    gap: ['空窗期', 'Career gaps'],
    postgraduate: ['考研复试', 'Postgraduate interview'],
    abroad: ['留学与外企', 'Working and studying abroad'],
    'public-sector': ['国企与考公', 'Public sector'],
  },
  part: {
    basics: ['基本信息', 'Personal details'],
    summary: ['自我评价', 'Personal summary'],
    experience: ['工作经历', 'Work experience'],
    projects: ['项目经历', 'Projects'],
    numbers: ['量化成果', 'Numbers'],
    skills: ['技能与证书', 'Skills'],
    'cover-letter': ['求职信', 'Cover letters'],
    interview: ['面试', 'Interviews'],
    layout: ['排版', 'Layout'],
    applying: ['投递', 'Applying'],
    offer: ['录用与合同', 'Offers and contracts'],
  },
}

const tagNames: Names = {
  graduate: ['应届生', 'Graduates'],
  'no-experience': ['没有经验', 'No experience'],
  'job-change': ['跳槽', 'Changing jobs'],
  senior: ['资深求职者', 'Senior candidates'],
  return: ['重返职场', 'Returning to work'],
  exam: ['考研考公', 'Exams'],
  'english-cv': ['英文简历', 'English CV'],
  academic: ['学术申请', 'Academic applications'],
  tech: ['技术岗', 'Tech roles'],
  'support-roles': ['行政与服务岗', 'Support and service roles'],
  email: ['邮件', 'Emails'],
  'self-introduction': ['自我介绍', 'Introducing yourself'],
  'job-ads': ['招聘启事', 'Job ads'],
  'file-formats': ['文件格式', 'File formats'],
  'fit-one-page': ['一页简历', 'Fitting one page'],
  privacy: ['个人隐私', 'Personal data'],
  rights: ['劳动权益', 'Rights at work'],
  timeline: ['时间安排', 'Timelines'],
  'before-after': ['改前改后', 'Before and after'],
  phrases: ['现成句式', 'Ready phrases'],
  checklist: ['自查清单', 'Checklists'],
  mistakes: ['常见错误', 'Common mistakes'],
}

const nameOf = ([zh, en]: readonly [zh: string, en: string]): Name => ({ zh, en })

/** Every category in the order shown. */
export const categories: readonly Category[] = categoryGroups.flatMap((group) =>
  Object.entries(categoryNames[group]).map(([slug, name]) => ({ group, slug, name: nameOf(name) })),
)

/** Every tag in the order shown. */
export const tags: readonly Tag[] = Object.entries(tagNames).map(([slug, name]) => ({ slug, name: nameOf(name) }))
