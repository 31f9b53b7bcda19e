import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the gallery of Word templates. */
export const galleryMessages = defineMessages(
  {
    title: 'Word 简历模板',
    titleFor: (names: string[]) => `${names.join(' · ')} Word 简历模板`,
    titleSearch: (q: string) => `“${q}”的搜索结果`,
    intro:
      '真正的 .docx 文件，用 Word、WPS、LibreOffice 打开就能改。每份都按对应岗位写好了完整范例，看到的预览就是文件本身。',
    introFor: (name: string) =>
      `${name}方向的 Word 简历模板，每份都写好了贴合岗位的范例内容，下载后换成自己的经历即可投递。`,
    introSearch: '在标题、职位、行业与风格中查找。',
    'intro-campus': '应届生校招简历：教育背景放在前面，用课程、项目和实习说明你能做什么。一页写满，不堆形容词。',
    'intro-social': '社招简历：最近的工作写在最前面，每段经历以结果收尾，让招聘方十秒内看到你解决过什么问题。',
    'intro-intern': '实习简历：没有工作经历也不空，课程作业、社团与比赛都能写成看得懂的成果。',
    'intro-switch': '转行简历：先讲可以带走的能力，再讲为什么换，用项目证明你已经开始了。',
    'intro-abroad': '留学申请简历：英文与中英双语，研究、发表与推荐信息齐全，按海外院校习惯排版。',
    'intro-postgraduate': '考研复试简历：成绩、科研与竞赛一目了然，导师最关心的放在最前面。',
    all: '全部',
    filters: '筛选',
    moreFilters: '更多筛选',
    chosen: '已选',
    removeFilter: (name: string) => `去掉「${name}」`,
    clear: '清除全部',
    use: '用途',
    industry: '行业',
    style: '风格',
    colour: '颜色',
    role: '职位',
    language: '语言',
    pages: '页数',
    photo: '照片',
    sort: '排序',
    hot: '精选',
    new: '最新',
    count: (total: number) => `共 ${total} 份模板`,
    results: '模板列表',
  },
  {
    title: 'Word résumé templates',
    titleFor: (names: string[]) => `${names.join(', ')}: Word résumé templates`,
    titleSearch: (q: string) => `Results for “${q}”`,
    intro:
      'Real .docx files that you edit in Word, WPS or LibreOffice. Each comes with sample content for the role, and the preview is made from the file itself.',
    introFor: (name: string) =>
      `Word résumé templates for “${name}”, each with sample content that fits the job. Replace it with your own and send it.`,
    introSearch: 'Searching titles, roles, industries and styles.',
    'intro-campus':
      'Graduate résumés: education first, then courses, projects and internships that show what you can do. One page, no padding.',
    'intro-social':
      'For experienced hires: your latest work comes first and every role closes on a result, so a recruiter sees what you solved in ten seconds.',
    'intro-intern': 'Internship résumés: coursework, societies and competitions written as results anyone can follow.',
    'intro-switch':
      'Career change: transferable skills come first, then why you are moving, with projects that prove you have started.',
    'intro-abroad':
      'For applications abroad: English and bilingual layouts with room for research, publications and referees.',
    'intro-postgraduate':
      'For postgraduate interviews: grades, research and competitions where supervisors look first.',
    all: 'All',
    filters: 'Filters',
    moreFilters: 'More filters',
    chosen: 'Selected',
    removeFilter: (name: string) => `Remove “${name}”`,
    clear: 'Clear all',
    use: 'For',
    industry: 'Industry',
    style: 'Style',
    colour: 'Colour',
    role: 'Role',
    language: 'Language',
    pages: 'Length',
    photo: 'Photo',
    sort: 'Sort',
    hot: 'Featured',
    new: 'Newest',
    count: (total: number) => (total === 1 ? '1 template' : `${total} templates`),
    results: 'Templates',
  },
)
