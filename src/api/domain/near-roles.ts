import type { Locale } from '#src/contract/index.ts'
import { foldText } from '#src/lib/fold-text.ts'

/**
 * Job names without a template, by the closest role with one: similar daily work, so that most sections and many lines
 * fit. Separate for the templates of each language.
 */
const everyday: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  zh: {
    'foreign-trade': `
      采购 采购员 供应链 买手 跟单 单证 报关 货代 海运 清关 国际物流 业务跟单`,
    administrator: `
      仓库 仓管 库管 仓储 物流 调度 后勤 内勤 档案 秘书 助理 保管员 统计员 物业管理员 行政助理 打字员 录入员
      数据录入 文秘 库房 理货 拣货 分拣 打包 装卸 搬运`,
    veteran: `
      司机 驾驶员 保安 安保 消防 安全员 退伍 辅警 警察 城管 保镖 网约车 滴滴 出租车 货车 公交车 代驾 保安队长 门卫
      巡逻 监控员 救生员`,
    'electrical-engineer': `
      电工 水电工 弱电 强电 维修工 维修电工 机电 暖通 空调 电梯 hvac 光伏 新能源 储能 充电桩 制冷 智能家居 安防
      自动化 plc 仪表`,
    nurse: `
      药剂师 药师 药学 药店 护工 护理员 康复 检验师 口腔 牙医 助产 养老 护老 验光 视光 配镜 助听 针灸 推拿 按摩 理疗
      中药 营养师 健康管理 医助 导医`,
    physician: `
      中医 兽医 麻醉 放射 影像科 牙科 眼科 儿科 妇产 宠物`,
    'ui-designer': `
      平面设计 平面设计师 美工 视觉设计 插画 室内设计 装修设计 服装设计 工业设计 景观设计 建筑设计 包装设计 美术
      原画 游戏设计 特效 三维 建模 cad 排版 陈列 花艺 珠宝 3d`,
    'algorithm-engineer': `
      大模型 提示词 提示工程 深度学习 计算机视觉 自然语言处理 自动驾驶 智能体 llm aigc gpt prompt nlp pytorch 机器人
      语音识别 ml`,
    'data-analyst': `
      爬虫 数仓 数据仓库 数据挖掘 大数据 数据库 商业分析 python sql dba bi etl hadoop tableau`,
    'java-engineer': `
      后台开发 全栈 服务器开发 php golang go .net c# spring ruby rust 网络工程师 网络安全 信息安全 渗透 实施工程师
      技术支持 区块链 游戏开发 架构师 node c++ kotlin scala`,
    'frontend-engineer': `
      小程序 移动开发 安卓 鸿蒙 android ios flutter vue react javascript typescript web3`,
    'embedded-engineer': `
      单片机 硬件工程师 芯片 物联网 集成电路 通信工程师 无人机 fpga stm32`,
    'mechanical-engineer': `
      车工 钳工 焊工 焊接 数控 模具 汽修 修车 操作工 普工 钣金 铸造 机修 叉车 生产线 cnc 电焊 氩弧 焊 钣喷 喷漆 喷涂
      油漆 打磨 装配 组装 工厂 厂工 技工 学徒 流水线 冲压 注塑 机加工 铣 磨床 木工 裁缝 缝纫 轮胎 4s店 电动车`,
    'quality-engineer': `
      质检 品检 品控 化验员 实验员 检测员 食品检验 检验 环保 安环 ehs 化工`,
    'civil-engineer': `
      测绘 监理 资料员 园林 给排水 市政 安装工程 造价员 瓦工 泥工 钢筋工 工地 施工员 质量员 测量员 水利 规划 勘察
      岩土 装修`,
    'cost-engineer': `
      预算员 招投标 招标 投标`,
    'restaurant-manager': `
      厨师 服务员 后厨 奶茶 咖啡师 面点 烘焙 传菜 厨 切配 配菜 洗碗 茶饮 咖啡 烘培 西点 甜品 调酒 帮厨 食堂 餐厅
      火锅`,
    'hotel-receptionist': `
      空乘 空姐 乘务员 高铁 导游 迎宾 礼仪 旅游 美容 美发 美甲 理发 发型 纹绣 spa 客房 房务 民宿 管家 讲解员 旅行社
      票务 景区 宴会`,
    'kindergarten-teacher': `
      保育员 育婴 育婴师 月嫂 早教 托育 育儿嫂 保姆 看护`,
    teacher: `
      家教 辅导员 培训师 舞蹈 音乐 体育 教练 健身 班主任 助教 瑜伽 游泳 驾校 私教 健身教练 心理咨询 心理老师 教务
      教研 数学 物理 化学 生物 语文 历史 地理 幼小衔接 美术老师 美术教师`,
    'sales-manager': `
      导购 店员 营业员 促销 医药代表 地推 招商 商务 汽车销售 房产经纪 卖场 超市 便利店 理货员 珠宝销售 电话销售 电销
      渠道 大客户 售前 药代 器械`,
    'property-sales': `
      中介 物业 租赁 案场`,
    'customer-service': `
      话务 呼叫中心 售后 接线员 催收 在线客服 淘宝客服 售后客服 审核员 内容审核`,
    'legal-counsel': `
      书记员 仲裁 知识产权 专利 合规 律师助理 法官 检察官 公证`,
    accountant: `
      税务 财务经理 财务分析 成本 资金 薪酬 记账 做账 报税 统计`,
    'insurance-adviser': `
      理财 基金 证券 信贷 投资顾问 金融顾问 保险代理 理赔 核保 精算 风控 信用卡`,
    editor: `
      编剧 校对 出版 图书管理员 记者`,
    'product-manager': `
      游戏 游戏策划 产品助理 需求分析`,
    'content-operator': `
      策划 活动策划 会展 婚礼 市场专员 广告 文案 自媒体 社群 短视频 公众号 小红书 抖音 公关 seo`,
    'video-editor': `
      摄像 导演 动画 后期 灯光 录音 化妆 影视 航拍 短片`,
    'human-resources': `
      猎头 招聘 培训专员 薪酬专员`,
    'civil-servant': `
      社工 社区工作者 村官 选调 三支一扶 网格员 党务`,
    'part-time': `
      快递 外卖 骑手 配送 保洁 家政 钟点工 小时工 外卖员 快递员 闪送 跑腿 派单 发传单 临时工 日结 夜班 洗车 环卫
      收银 收银员 收费员 保洁员 清洁 绿化`,
    translator: `
      日语 韩语 法语 德语 俄语 西班牙语 同传`,
  },
  en: {
    'software-engineer': `
      php golang go .net c# c++ spring ruby rust scala node kotlin java frontend backend fullstack android ios
      flutter vue react javascript typescript web3 devops sre qa tester embedded firmware cybersecurity network
      sysadmin helpdesk llm gpt prompt nlp pytorch ml robotics ai-engineer`,
    'data-analyst': `
      python sql dba bi etl hadoop tableau statistician data-scientist data-engineer data-entry data-clerk`,
    'mechanical-engineer': `
      cnc cad welder welding fitter mechanic machinist electrician electrical maintenance hvac plumber solar
      refrigeration carpenter painter technician assembler assembly factory automotive forklift operator plc fpga
      hardware chemist chemical laboratory lab inspector quality production`,
    'civil-engineer': `
      surveyor architect bricklayer builder plasterer roofer estimator quantity-surveyor construction site-manager`,
    'first-job': `
      driver trucker chauffeur taxi courier delivery delivery-driver rider warehouse picker packer storekeeper
      labourer laborer cleaner cleaning janitor gardener security guard doorman lifeguard chef cook kitchen waiter
      waitress barista baker pastry sous dishwasher bartender catering cashier retail shop store supermarket
      receptionist steward stewardess flight cabin-crew concierge housekeeper housekeeping porter hairdresser
      hairstylist beautician barber tour-guide tailor farm`,
    nurse: `
      pharmacist pharmacy caregiver carer dental dentist dental-nurse midwife optometrist optician physiotherapist
      therapist masseur paramedic radiographer dietitian nutritionist veterinarian vet surgeon physician doctor gp
      psychiatrist social-worker healthcare`,
    teacher: `
      nanny childcare au-pair babysitter daycare preschool coach trainer tutor lecturer instructor yoga pilates
      counsellor counselor psychologist librarian teaching-assistant`,
    'executive-assistant': `
      secretary clerk typist dispatcher archivist administrator office-manager paralegal compliance solicitor
      barrister attorney lawyer notary`,
    'product-designer': `
      graphic illustrator interior fashion artist animator photographer videographer filmmaker 3d
      architectural-designer`,
    'account-executive': `
      procurement purchasing buyer supply-chain merchandiser logistics freight customs estate telesales merchant
      tourism broker wealth insurance`,
    'marketing-manager': `
      copywriter seo social journalist reporter copyeditor editor event-planner pr`,
    'customer-success': `
      call-centre call-center moderator customer-support`,
    accountant: `
      bookkeeper tax payroll treasury controller auditor actuary underwriter`,
    'english-teacher': `
      interpreter translator linguist`,
    'policy-officer': `
      firefighter police civil-servant soldier veteran`,
    'human-resources': `
      headhunter recruiter`,
  },
}

type Names = readonly (readonly [name: string, role: string])[]

const longestFirst: Readonly<Record<Locale, Names>> = { zh: namesOf('zh'), en: namesOf('en') }
const HAN = /\p{Script=Han}/u

/** The role closest to a job name in a query; null when none is known. Names in the page's language are tried first. */
export function nearRole(query: string, locale: Locale): string | null {
  const text = ` ${foldText(query).replace(/[^\p{L}\p{N}.#+]+/gu, ' ')} `
  const says = ([name]: Names[number]) => (HAN.test(name) ? text.includes(name) : text.includes(` ${name} `))
  const found = longestFirst[locale].find(says) ?? longestFirst[locale === 'zh' ? 'en' : 'zh'].find(says)
  return found?.[1] ?? null
}

function namesOf(locale: Locale): Names {
  return Object.entries(everyday[locale])
    .flatMap(([role, names]) =>
      [...new Set(names.trim().split(/\s+/))].map((name) => [name.replaceAll('-', ' '), role] as const),
    )
    .toSorted(([a], [b]) => b.length - a.length)
}
