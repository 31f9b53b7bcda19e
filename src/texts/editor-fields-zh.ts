import type { ItemField, SectionKind } from '#src/resume/document.ts'

type FieldText = {
  label: string
  /** An example value, shown while the field is empty. */
  example?: string
}

/** The labels of each section kind's fields. */
export type FieldTexts = Record<SectionKind, Partial<Record<ItemField, FieldText>>>

const employment = {
  org: { label: '公司', example: '杭州云栖科技有限公司' },
  title: { label: '职位', example: '产品经理' },
  department: { label: '部门', example: '增长中台' },
  city: { label: '城市', example: '杭州' },
  start: { label: '开始时间' },
  end: { label: '结束时间' },
  body: { label: '工作内容', example: '- 负责会员续费，半年把续费率从 41% 提到 53%。' },
}

export const fieldTextsZh: FieldTexts = {
  education: {
    org: { label: '学校', example: '南京理工大学' },
    title: { label: '专业', example: '计算机科学与技术' },
    degree: { label: '学历', example: '本科' },
    department: { label: '学院', example: '计算机学院' },
    score: { label: '成绩', example: 'GPA 3.8 / 4.0，专业前 8%' },
    city: { label: '城市', example: '南京' },
    start: { label: '入学时间' },
    end: { label: '毕业时间' },
    body: { label: '课程与经历', example: '- 主修课程：操作系统、分布式系统、数据库内核。' },
  },
  work: employment,
  internship: {
    ...employment,
    org: { label: '实习单位', example: '苏州启明云服务有限公司' },
    title: { label: '岗位', example: '后端开发实习生' },
    department: { label: '部门', example: '订单中台' },
    body: { label: '实习内容', example: '- 重构订单状态机，状态不一致由每天 40 单降到 0。' },
  },
  campus: {
    ...employment,
    org: { label: '组织', example: '校学生会' },
    title: { label: '职务', example: '外联部部长' },
    department: { label: '部门', example: '外联部' },
    body: { label: '做了什么', example: '- 带 8 人团队谈下 12 家赞助，筹款 6.4 万元。' },
  },
  projects: {
    title: { label: '项目名称', example: '校园二手书平台' },
    role: { label: '你的角色', example: '后端负责人' },
    org: { label: '所属单位', example: '课程设计' },
    city: { label: '城市', example: '南京' },
    start: { label: '开始时间' },
    end: { label: '结束时间' },
    url: { label: '链接', example: 'github.com/example/books' },
    body: { label: '项目内容', example: '- 用 Go 与 MySQL 实现，上线三个月 1,200 名用户。' },
  },
  skills: {
    title: { label: '技能', example: '数据分析' },
    level: { label: '熟练程度', example: '熟练' },
    body: { label: '说明', example: 'SQL、Python（pandas）、Tableau，独立做过 20 余份周报' },
  },
  languages: {
    title: { label: '语种', example: '英语' },
    level: { label: '水平', example: 'CET-6 562 分' },
    body: { label: '说明', example: '可独立阅读英文文档并主持英文周会' },
  },
  certificates: {
    title: { label: '证书', example: '注册会计师（CPA）' },
    org: { label: '颁发机构', example: '中国注册会计师协会' },
    score: { label: '成绩', example: '六科全部通过' },
    date: { label: '取得时间' },
    body: { label: '说明', example: '首次报考一次通过四科' },
  },
  awards: {
    title: { label: '奖项', example: '国家奖学金' },
    level: { label: '级别', example: '国家级' },
    org: { label: '颁发单位', example: '教育部' },
    date: { label: '获奖时间' },
    body: { label: '说明', example: '全院 480 人中 3 人获得' },
  },
  publications: {
    title: { label: '题目', example: '面向边缘计算的任务调度方法' },
    authors: { label: '作者', example: '陈屿舟（第一作者），王海' },
    org: { label: '期刊或会议', example: '《计算机学报》' },
    date: { label: '发表时间' },
    url: { label: '链接', example: 'doi.org/10.1000/xyz' },
    body: { label: '说明', example: 'CCF-A，被引 12 次' },
  },
  portfolio: {
    title: { label: '作品', example: '文远图标库' },
    role: { label: '你的部分', example: '视觉与交互' },
    org: { label: '为谁而做', example: '文远设计' },
    date: { label: '时间' },
    url: { label: '链接', example: 'wenyuan.example.com/icons' },
    body: { label: '说明', example: '320 枚图标，被 4 个产品采用' },
  },
  interests: {
    title: { label: '爱好', example: '马拉松' },
    body: { label: '说明', example: '全马三次，最好成绩 3 小时 42 分' },
  },
  'self-evaluation': {
    body: { label: '自我评价', example: '五年支付产品经验，做过从 0 到 1，也做过千万级用户的迭代。' },
  },
  custom: {
    org: { label: '名称', example: '杭州亚运会' },
    title: { label: '身份', example: '志愿者组长' },
    department: { label: '部门', example: '媒体中心' },
    city: { label: '地点', example: '杭州' },
    start: { label: '开始时间' },
    end: { label: '结束时间' },
    url: { label: '链接', example: 'example.com' },
    body: { label: '内容', example: '- 带 16 名志愿者服务 40 家媒体，零投诉。' },
  },
  'cover-letter': {
    title: { label: '标题', example: '应聘产品经理' },
    recipient: { label: '收信人', example: '尊敬的招聘负责人' },
    date: { label: '日期' },
    body: { label: '正文', example: '您好！看到贵公司招聘支付产品经理……' },
  },
}
