import { composeSample } from '#src/resume/samples/told.ts'

export const foreignTrade = composeSample({
  locale: 'zh',
  design: 'bridge',
  fit: { spacing: 1.15, leading: 1.78 },
  basics: {
    name: '许家豪',
    intention: '外贸业务经理',
    intentionCity: '宁波 / 杭州',
    salary: '15–20K + 提成',
    availability: '一个月内',
    experience: '{count 2019-07} 年经验',
    phone: '138 0000 0000',
    email: 'xujiahao@example.com',
    city: '宁波',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '{years 2019-07}年五金与小家电出口，从询盘做到大客户。负责过欧洲、拉美两个市场，累计出口额约 3200 万美元，无一笔坏账。懂工艺、会算账，能和工程师一起改图纸，也能在展位上用英语和西班牙语谈完一单。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '宁波晟泰电器有限公司',
          title: '外贸业务经理',
          department: '欧洲部',
          start: '2022-02',
          present: true,
          body: `- 管理德国、波兰、意大利 19 家客户，年出口额由 260 万美元增长到 **710 万美元**，毛利没有靠降价去换。
- 用 9 个月拿下一家德国连锁五金超市：验厂整改 46 项、打样 7 轮，首单 84 万欧元，现为年采购 210 万欧元的第一大客户。
- 引入信用保险与分级账期，一家客户破产时保险赔付 38 万美元。
- 面对海运涨价，组织拼柜与中欧班列替代，单柜运费比市场均价低 22%。
- 带 4 名业务员，编写询盘回复与报价模板，询盘当天必有回音。`,
        },
        {
          org: '余姚科润五金工具有限公司',
          title: '外贸业务员',
          start: '2019-07',
          end: '2022-01',
          body: `- 从零开发拉美市场，参加广交会 5 届、墨西哥展 2 次，开发客户 31 家，任内累计成交 640 万美元。
- 跟进生产与验货 180 批，主导一次错标补救，48 小时内在目的港换标，客户未扣款。
- 翻译并制作西班牙语产品册 96 页，成为公司拉美展会标准资料。`,
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '可充电园艺工具系列',
          role: '客户与研发协调人',
          start: '2024-05',
          end: '2024-12',
          body: `- **背景**：欧洲客户要求一套电池通用 6 款工具，同行交期普遍 7 个月。
- **做法**：拉通研发、采购、认证每周例会，三项认证并行送检，提前锁定电芯产能。
- **结果**：5 个月交付首批 2.8 万套，第二年追加 9.5 万套，成为公司增长最快的品类。`,
        },
        {
          title: 'B2B 独立站改版',
          role: '业务负责人',
          start: '2023-03',
          end: '2023-09',
          body: '- 按应用场景重写 140 个产品页，每月有效询盘近 90 条，成了展会之外的主要来源。',
        },
        {
          title: '防疫物资应急出口',
          role: '经办人',
          start: '2020-04',
          end: '2020-12',
          body: '- 两周内完成资质审核与工厂切换，向 6 国交付物资 41 柜，无质量退运。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '业务', body: '客户开发、报价与成本核算、信用证、信保、谈判' },
        { title: '单证', body: 'FOB / CIF / DDP，提单、产地证、报关与出口退税' },
        { title: '工具', body: '海关数据、阿里国际站、HubSpot、Excel' },
      ],
    },
    {
      kind: 'languages',
      items: [
        { title: '英语', level: 'TEM-8，工作语言' },
        { title: '西班牙语', level: 'DELE B2' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '浙江万里学院',
          title: '商务英语（辅修西班牙语）',
          degree: '本科',
          start: '2015-09',
          end: '2019-06',
          body: '- 赴西班牙萨拉曼卡交换一学期；全国商务英语实践大赛二等奖。',
        },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '国际商务单证员', date: '2020-11' },
        { title: '报关水平测试合格', date: '2021-12' },
        { title: 'DELE B2 西班牙语证书', date: '2023-10' },
      ],
    },
  ],
})
