import type { SectionKind } from '#src/resume/document.ts'
import { defineMessages, type Messages } from '#src/texts/messages.ts'

/** The purpose of each kind of section, in one line. */
export const editorKindsMessages: Messages<Record<SectionKind, string>> = defineMessages(
  {
    education: '学校、专业、学历、成绩与主修课程',
    work: '公司、职位和可以量化的成果',
    internship: '实习单位、岗位与产出',
    campus: '学生会、社团、班级职务与活动',
    projects: '项目背景、你的职责和结果',
    skills: '工具、语言、方法，分组写清熟练程度',
    languages: '普通话、英语等级与其他语种',
    certificates: '职业资格、执业证书与分数',
    awards: '奖学金、竞赛与荣誉',
    publications: '论文、专利与著作',
    portfolio: '作品名称、链接与你的部分',
    interests: '能聊起来、能佐证能力的爱好',
    'self-evaluation': '三四句话说明你凭什么胜任',
    custom: '以上都不合适？标题和内容自己定',
    'cover-letter': '写给招聘方的一封信',
  },
  {
    education: 'School, subject, degree, results and courses',
    work: 'Employers, positions and results in figures',
    internship: 'Where you interned and what came of it',
    campus: 'Societies, student bodies and events',
    projects: 'What it was, what you did, what came of it',
    skills: 'Tools, methods and languages, in groups',
    languages: 'What you speak and how well',
    certificates: 'Professional qualifications and scores',
    awards: 'Scholarships, competitions and honours',
    publications: 'Papers, patents and books',
    portfolio: 'Work to show, with links and your part in it',
    interests: 'What is worth talking about',
    'self-evaluation': 'Three or four sentences on why you are right for the job',
    custom: 'None of these? Your own title and content',
    'cover-letter': 'A letter to the employer',
  },
)

/** Texts of the list from which a section is added. */
export const addSectionMessages = defineMessages(
  {
    search: '搜索模块，或写自己的标题',
    example: '例如：证书、志愿服务',
    found: (count: number) => (count === 0 ? '没有叫这个名字的模块，可以用它作标题' : `找到 ${count} 种模块`),
    like: '按哪种模块填写',
    titled: (title: string) => `添加「${title}」`,
  },
  {
    search: 'Find a section, or type a title of your own',
    example: 'Such as certificates, volunteering',
    found: (count: number) =>
      count === 0
        ? 'No section has that name; you can use it as a title'
        : count === 1
          ? '1 kind of section'
          : `${count} kinds of sections`,
    like: 'Fill it in like',
    titled: (title: string) => `Add “${title}”`,
  },
)
