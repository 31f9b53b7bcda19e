/** Groups of synonyms, as `foldText` writes them. A search for one finds the others too. */
const groups: readonly (readonly string[])[] = [
  ['程序员', '软件工程师', '开发工程师', '软件开发', '码农', 'software engineer', 'developer', 'programmer'],
  ['前端', 'web前端', 'frontend', 'front-end', 'front end'],
  ['后端', '服务端', 'backend', 'back-end', 'back end'],
  ['测试', '测试工程师', 'qa', 'test engineer', 'tester'],
  ['运维', 'devops', 'sre'],
  ['算法', '机器学习', '人工智能', 'ai', 'machine learning', 'algorithm'],
  ['数据分析', '数据分析师', 'data analyst', 'data analysis'],
  ['产品经理', '产品', 'product manager', 'pm'],
  ['项目经理', '项目管理', 'project manager', 'pmp'],
  ['ui', 'ux', '界面设计', '交互设计', 'product designer'],
  ['美工', '平面设计', '视觉设计', 'graphic designer'],
  ['hr', '人事', '人力资源', '招聘专员', 'human resources', 'recruiter'],
  ['行政', '文员', '前台', 'administrator', 'office assistant', 'executive assistant'],
  ['财会', '财务', '会计', 'accountant', 'accounting'],
  ['审计', '审计师', 'auditor', 'audit'],
  ['出纳', 'cashier'],
  ['销售', '业务员', '客户经理', 'sales', 'account executive'],
  ['市场', '营销', '市场营销', 'marketing'],
  ['运营', '新媒体', '内容运营', '小编', 'operator', 'content'],
  ['电商', '淘宝', '跨境电商', 'e-commerce', 'ecommerce'],
  ['外贸', '国际贸易', 'export', 'foreign trade'],
  ['主播', '直播', '带货', 'live-stream', 'livestream'],
  ['客服', '客户服务', 'customer service', 'customer support'],
  ['教师', '老师', '教育', 'teacher'],
  ['幼师', '幼儿园', '幼教', 'kindergarten'],
  ['护士', '护理', 'nurse', 'nursing'],
  ['医生', '医师', '临床', 'physician', 'doctor'],
  ['律师', '法务', '法律', 'lawyer', 'legal'],
  ['公务员', '事业单位', '考公', '体制内', 'civil servant', 'public service'],
  ['机械', '机械工程师', 'mechanical engineer'],
  ['电气', '电气工程师', 'electrical engineer'],
  ['土木', '建筑', '施工', 'civil engineer', 'construction'],
  ['地产', '房产', '房地产', 'property', 'real estate'],
  ['餐饮', '店长', 'restaurant'],
  ['酒店', '前厅', 'hotel'],
  ['翻译', '口译', '笔译', 'translator'],
  ['剪辑', '摄影', '视频', 'video editor'],
  ['应届生', '应届', '校招', '毕业生', '大学生', 'graduate', 'campus', 'new grad'],
  ['社招', '有经验', '跳槽', 'experienced'],
  ['实习', '实习生', 'intern', 'internship'],
  ['转行', '转岗', '跨专业', 'career change'],
  ['留学', '出国', '申请国外', 'study abroad', 'abroad'],
  ['考研', '复试', '研究生', '保研', 'postgraduate', 'graduate school'],
  ['博士', '读博', 'phd', 'doctoral'],
  ['兼职', '暑假工', 'part-time', 'part time'],
  ['空窗', '空窗期', '待业', 'career gap', 'gap'],
  ['裁员', '被裁', '失业', 'layoff', 'laid off'],
  ['求职信', '自荐信', 'cover letter'],
  ['面试', '面经', 'interview'],
  ['薪资', '工资', '薪水', '待遇', 'salary', 'pay'],
  ['自我评价', '个人总结', '个人优势', 'summary', 'profile'],
  ['简约', '简洁', '极简', 'simple', 'minimal'],
  ['学术', '科研', 'academic', 'research'],
  ['英文', '英语', 'english'],
  ['双语', '中英文', 'bilingual'],
]

/** Words that match everything here, such as “résumé”; a search drops them if it has other words. */
export const generic: ReadonlySet<string> = new Set(
  '简历 模板 范文 样本 表格 电子版 下载 免费 个人 求职 文档 word doc docx resume resumes cv template templates free download'.split(
    ' ',
  ),
)

const groupOf = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)))
const MAX_PHRASE = 3
const HAN = /^\p{Script=Han}+$/u
const known = [...groupOf.keys(), ...generic].filter((word) => HAN.test(word)).toSorted((a, b) => b.length - a.length)
const KNOWN_INSIDE = new RegExp(`(${known.join('|')})`, 'u')

/** A word and its synonyms. */
export function synonymsOf(word: string): readonly string[] {
  const others = groupOf.get(word)?.filter((other) => other !== word) ?? []
  return [word, ...others]
}

/** Splits a run of Chinese, which has no spaces, where known words begin and end. */
export function splitKnown(word: string): string[] {
  return groupOf.has(word) || !HAN.test(word) ? [word] : word.split(KNOWN_INSIDE).filter(Boolean)
}

/** Joins words that form a known phrase, such as `human resources`. */
export function joinPhrases(words: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = phraseLength(words, at)
    joined.push(words.slice(at, at + length).join(' '))
    at += length
  }
  return joined
}

function phraseLength(words: readonly string[], at: number): number {
  for (let length = MAX_PHRASE; length > 1; length -= 1)
    if (at + length <= words.length && groupOf.has(words.slice(at, at + length).join(' '))) return length
  return 1
}
