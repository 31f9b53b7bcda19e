import type { ResumeLocale } from '#src/resume/document.ts'

/**
 * The roles that have sentences, by family; the sentences of a family are loaded together. Roles that templates have,
 * too, are named as in `src/content/word/taxonomy.ts`. Each has its name and other words it is known by, in both
 * languages.
 */
export const families = {
  technology: {
    'frontend-engineer':
      '前端开发工程师|前端|Web 开发|H5|小程序 / Frontend engineer|frontend|front-end|web developer|react|vue',
    'java-engineer': 'Java 开发工程师|后端|服务端|Java|Go 开发 / Java engineer|java|backend|back-end|server',
    'software-engineer':
      '软件工程师|程序员|软件开发|研发|全栈|客户端|C++ / Software engineer|software|developer|programmer|full stack|mobile developer',
    'algorithm-engineer':
      '算法工程师|算法|人工智能|机器学习|大模型|推荐|视觉 / Machine learning engineer|machine learning|ai|deep learning|nlp|data scientist',
    'devops-engineer':
      '运维工程师|运维|SRE|云平台|系统管理 / DevOps engineer|devops|sre|site reliability|platform|system administrator',
    'test-engineer': '测试工程师|测试|测开|软件测试 / Test engineer|test|qa|quality assurance|tester',
    'embedded-engineer': '嵌入式工程师|嵌入式|单片机|驱动|固件|硬件 / Embedded engineer|embedded|firmware|hardware',
  },
  product: {
    'product-manager': '产品经理|产品|产品运营 / Product manager|product manager|product owner',
    'data-analyst': '数据分析师|数据分析|数据运营|BI / Data analyst|data analyst|business intelligence|analytics',
    'project-manager':
      '项目经理|项目管理|实施|交付 / Project manager|project manager|programme manager|scrum master|delivery manager',
    'ui-designer': 'UI 设计师|界面设计|视觉设计|平面设计|美工 / UI designer|ui|visual designer|graphic designer',
    'product-designer':
      '产品设计师|交互设计|用户体验|UX|体验设计 / Product designer|product designer|ux|interaction designer|user experience',
    'business-analyst':
      '业务分析师|业务分析|需求分析|商业分析|咨询顾问 / Business analyst|business analyst|consultant|process analyst',
  },
  engineering: {
    'mechanical-engineer':
      '机械工程师|机械|结构设计|模具|工艺 / Mechanical engineer|mechanical|machine design|manufacturing engineer',
    'electrical-engineer': '电气工程师|电气|自动化|PLC|电力 / Electrical engineer|electrical|automation|power engineer',
    'quality-engineer':
      '质量工程师|质量|品质|品管|质检|SQE / Quality engineer|quality engineer|supplier quality|inspector',
    'civil-engineer': '土木工程师|土木|施工|工程管理|施工员|技术员 / Civil engineer|civil|site engineer|construction',
    'cost-engineer': '造价工程师|造价|预算|预结算|概预算 / Cost engineer|cost engineer|quantity surveyor|estimator',
    'structural-engineer': '结构工程师|建筑结构|结构设计|钢结构 / Structural engineer|structural|structures',
    'water-engineer':
      '给排水工程师|给排水|水务|污水|环保工程|水处理 / Water engineer|water|drainage|wastewater|environmental engineer',
  },
  finance: {
    auditor: '审计助理|审计|内审|会计师事务所 / Audit associate|audit|auditor|assurance',
    'investment-analyst':
      '投资分析师|投资|投行|研究员|证券|基金|风控 / Investment analyst|investment|equity research|private equity|investment banking',
    accountant: '会计|会计|财务|总账|税务|成本会计 / Accountant|accountant|finance|bookkeeper|tax|controller',
    cashier:
      '出纳|出纳|资金|财务助理 / Finance cashier|finance cashier|treasury assistant|accounts payable|accounts receivable',
    'bank-teller': '银行柜员|柜员|银行|大堂经理|综合柜员 / Bank teller|teller|bank clerk|branch banker',
    'insurance-adviser':
      '保险顾问|保险|理赔|核保|理财顾问 / Insurance adviser|insurance|claims|underwriter|financial adviser',
  },
  sales: {
    'marketing-manager':
      '市场经理|市场营销|市场推广|营销|增长|投放 / Marketing manager|marketing|growth|campaign|demand generation',
    'brand-manager': '品牌经理|品牌|公关|品牌策划 / Brand manager|brand|public relations|communications',
    'sales-manager':
      '销售经理|销售|区域销售|销售主管|渠道|业务员 / Sales manager|sales manager|regional sales|field sales|channel',
    'account-executive':
      '客户经理|大客户|商务|客户经理|售前 / Account executive|account executive|account manager|business development',
    'property-sales':
      '房产销售|置业顾问|房产|房地产经纪|案场 / Property sales|property|real estate|estate agent|letting',
    'foreign-trade': '外贸业务|外贸|跟单|进出口|采购 / Export sales|export|import|foreign trade|merchandiser|buyer',
    'cross-border-operator':
      '跨境电商运营|跨境|亚马逊|电商运营|店铺运营 / Cross-border e-commerce|e-commerce|amazon|marketplace|online shop',
    'customer-success':
      '客户成功经理|客户成功|实施顾问|续费 / Customer success manager|customer success|onboarding|account growth',
  },
  media: {
    'content-operator':
      '新媒体运营|新媒体|内容运营|公众号|小红书|文案|社群 / Content operations|content|social media|copywriter|community',
    'livestream-operator':
      '直播运营|直播|主播|场控|短视频运营 / Live-stream operator|live stream|streaming host|live commerce',
    editor: '图书编辑|编辑|出版|记者|校对 / Book editor|editor|publishing|journalist|proofreader',
    translator: '翻译|翻译|口译|笔译|本地化 / Translator|translator|interpreter|localisation|localization',
    'video-editor': '摄影剪辑|剪辑|摄像|摄影|后期|视频制作 / Video editor|video|photographer|film|motion',
  },
  office: {
    administrator:
      '行政专员|行政|前台|文员|后勤 / Office administrator|administrator|office manager|receptionist|clerk',
    'executive-assistant':
      '高管助理|总裁助理|秘书|总经理助理|董办 / Executive assistant|executive assistant|personal assistant|secretary|chief of staff',
    'human-resources':
      '人力资源|人事|招聘|薪酬|绩效|HR|HRBP / Human resources|human resources|hr|recruiter|people partner|talent',
    'legal-counsel': '法务|法务|律师|合规|法律顾问 / Legal counsel|legal counsel|lawyer|solicitor|attorney|compliance',
    'legal-assistant':
      '法律助理|律师助理|书记员|法律助理|实习律师 / Legal assistant|legal assistant|paralegal|law clerk',
    'civil-servant':
      '公务员|公务员|事业单位|选调生|街道|社区工作者 / Civil servant|civil servant|public service|council officer',
    'policy-officer': '政策研究员|政策研究|智库|调研|政务 / Policy officer|policy|public affairs|research officer',
  },
  care: {
    teacher: '教师|教师|老师|班主任|语文|数学|教务 / Teacher|teacher|schoolteacher|tutor|lecturer',
    'kindergarten-teacher':
      '幼儿园教师|幼师|幼教|早教|保育 / Kindergarten teacher|kindergarten|nursery|early years|preschool',
    'english-teacher': '英语教师|英语老师|雅思|英语培训 / English teacher|english teacher|esl|efl|ielts',
    nurse: '护士|护士|护理|护师 / Nurse|nurse|nursing|midwife|care assistant',
    physician: '医生|医生|医师|规培|临床 / Physician|physician|doctor|resident|surgeon',
  },
  service: {
    'customer-service':
      '客服|客服|售后|客户服务|呼叫中心 / Customer service|customer service|support|call centre|call center|help desk',
    'restaurant-manager':
      '餐饮店长|店长|餐饮|餐厅经理|门店 / Restaurant manager|restaurant|store manager|cafe manager|catering',
    'hotel-receptionist': '酒店前厅|酒店|前厅|礼宾|民宿 / Hotel front desk|hotel|front desk|concierge|guest services',
    'first-job': '无经验求职|应届|无经验|第一份工作 / First job|first job|school leaver|no experience',
    'part-time': '兼职|兼职|勤工助学|家教|店员 / Part-time work|part-time|casual|barista|shop assistant|waiter',
    veteran: '退役军人|退役|退伍|安保|消防|司机 / Veteran|veteran|army|military|security|driver',
  },
  study: {
    'graduate-applicant':
      '研究生申请|考研|保研|推免|研究生|复试 / Graduate applicant|graduate applicant|research assistant',
    'masters-applicant': '海外硕士申请|留学|硕士申请|海外硕士 / Master’s applicant|master|masters applicant|msc',
    'phd-applicant': '博士申请|博士|直博|申博|科研 / PhD applicant|phd|doctoral|postdoc|researcher',
  },
} as const satisfies Record<string, Record<string, string>>

export type Family = keyof typeof families
type RoleOf<F extends Family> = keyof (typeof families)[F] & string

/** The sentences of a family, by role. What stands in braces is a blank, and says what belongs there. */
export type FamilyPhrases<F extends Family> = Record<RoleOf<F>, readonly string[]>

/** A role as people find it. */
export type RoleEntry = {
  role: string
  family: Family
  name: Record<ResumeLocale, string>
  also: Record<ResumeLocale, string[]>
}

/** All roles, family by family. */
export const roles: readonly RoleEntry[] = familyNames().flatMap((family) =>
  Object.entries<string>(families[family]).map(([role, words]) => {
    const [zh, en] = words.split(' / ').map((part) => part.split('|'))
    const [[nameZh = '', ...alsoZh], [nameEn = '', ...alsoEn]] = [zh ?? [], en ?? []]
    return { role, family, name: { zh: nameZh, en: nameEn }, also: { zh: alsoZh, en: alsoEn } }
  }),
)

function familyNames(): Family[] {
  return Object.keys(families).filter((name): name is Family => Object.hasOwn(families, name))
}
