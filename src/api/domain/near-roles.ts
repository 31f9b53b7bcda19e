import { foldText } from '#src/lib/fold-text.ts'

/**
 * Everyday names of work that no template is written for, by the role whose template comes nearest: what one does all
 * day is alike, so that most of its sections and many of its lines serve.
 */
const everyday: Readonly<Record<string, string>> = {
  'foreign-trade': '采购 采购员 供应链 买手 跟单 单证 报关 货代 procurement purchasing buyer supply-chain merchandiser',
  administrator:
    '仓库 仓管 库管 仓储 物流 调度 后勤 内勤 档案 秘书 助理 保管员 统计员 warehouse logistics secretary dispatcher archivist storekeeper',
  veteran: '司机 驾驶员 保安 安保 消防 安全员 退伍 辅警 警察 城管 保镖 driver security guard firefighter police',
  'electrical-engineer': '电工 水电工 弱电 强电 维修工 维修电工 机电 暖通 空调 电梯 electrician maintenance hvac',
  nurse:
    '药剂师 药师 药学 药店 护工 护理员 康复 检验师 口腔 牙医 助产 pharmacist pharmacy caregiver carer dental midwife',
  physician: '中医 兽医 麻醉 放射 影像科 veterinarian vet dentist',
  'ui-designer':
    '平面设计 平面设计师 美工 视觉设计 插画 室内设计 装修设计 服装设计 工业设计 景观设计 建筑设计 包装设计 graphic illustrator interior fashion',
  'algorithm-engineer':
    '大模型 提示词 提示工程 深度学习 计算机视觉 自然语言处理 自动驾驶 智能体 llm aigc gpt prompt nlp pytorch',
  'data-analyst': '爬虫 数仓 数据仓库 数据挖掘 大数据 数据库 商业分析 python sql dba bi etl hadoop tableau',
  'java-engineer': '后台开发 全栈 服务器开发 php golang go .net c# spring ruby rust',
  'frontend-engineer': '小程序 移动开发 安卓 鸿蒙 android ios flutter vue react javascript typescript web3',
  'embedded-engineer': '单片机 硬件工程师 芯片 物联网 集成电路 通信工程师 无人机 fpga stm32 firmware hardware',
  'mechanical-engineer':
    '车工 钳工 焊工 焊接 数控 模具 汽修 修车 操作工 普工 钣金 铸造 机修 叉车 生产线 cnc welder mechanic machinist operator forklift',
  'quality-engineer': '质检 品检 品控 化验员 实验员 检测员 食品检验 lab inspector',
  'civil-engineer': '测绘 监理 资料员 园林 给排水 市政 安装工程 surveyor architect',
  'cost-engineer': '预算员 招投标 招标 投标 estimator',
  'restaurant-manager': '厨师 服务员 后厨 奶茶 咖啡师 面点 烘焙 传菜 chef cook waiter waitress barista baker',
  'hotel-receptionist':
    '空乘 空姐 乘务员 高铁 导游 迎宾 礼仪 旅游 收银员 receptionist steward stewardess flight tourism',
  'kindergarten-teacher': '保育员 育婴 育婴师 月嫂 早教 托育 nanny childcare',
  teacher: '家教 辅导员 培训师 舞蹈 音乐 体育 美术 教练 健身 班主任 助教 coach trainer tutor lecturer',
  'sales-manager': '导购 店员 营业员 促销 医药代表 地推 招商 商务 汽车销售 房产经纪 retail shop merchant',
  'property-sales': '中介 物业 租赁 案场 estate',
  'customer-service': '话务 呼叫中心 售后 接线员 催收 helpdesk',
  'legal-counsel': '书记员 仲裁 知识产权 专利 合规 律师助理 paralegal compliance',
  accountant: '税务 财务经理 财务分析 成本 资金 薪酬 bookkeeper tax payroll',
  'insurance-adviser': '理财 基金 证券 信贷 投资顾问 金融顾问 broker wealth',
  editor: '编剧 校对 出版 图书管理员 记者 librarian journalist reporter copyeditor',
  'content-operator': '文案 自媒体 社群 短视频 公众号 小红书 抖音 公关 copywriter seo social',
  'video-editor': '摄像 导演 动画 后期 灯光 录音 化妆 animator photographer',
  'human-resources': '猎头 招聘 培训专员 薪酬专员 headhunter',
  'civil-servant': '社工 社区工作者 村官 选调 三支一扶 网格员 党务 social-worker',
  'part-time': '快递 外卖 骑手 配送 保洁 家政 钟点工 小时工 courier delivery cleaner cleaning',
  translator: '日语 韩语 法语 德语 俄语 西班牙语 同传 interpreter',
}

const byName = new Map(
  Object.entries(everyday).flatMap(([role, names]) =>
    names.split(' ').flatMap((name) => (name ? [[name.replaceAll('-', ' '), role] as const] : [])),
  ),
)
const longestFirst = [...byName].toSorted(([a], [b]) => b.length - a.length)
const HAN = /\p{Script=Han}/u

/** The slug of the role whose templates come nearest to an everyday name in a query; null when none is known. */
export function nearRole(query: string): string | null {
  const text = ` ${foldText(query).replace(/[^\p{L}\p{N}.#+]+/gu, ' ')} `
  const found = longestFirst.find(([name]) => (HAN.test(name) ? text.includes(name) : text.includes(` ${name} `)))
  return found?.[1] ?? null
}
