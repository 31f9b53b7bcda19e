import { composeSample } from '#src/resume/samples/told.ts'

export const salesManager = composeSample({
  locale: 'zh',
  design: 'night',
  basics: {
    name: '韩柏川',
    headline: '区域销售经理 · 医疗器械',
    intentionCity: '成都 / 重庆',
    salary: '面议',
    gender: '男',
    birth: '1992-10',
    experience: '{count 2015-07} 年销售经验',
    phone: '138 0000 0000',
    email: 'hanbochuan@example.com',
    city: '成都',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '核心优势',
      items: [
        {
          body: '{years 2015-07}年医疗器械销售，其中{years 2020-02}年管理区域团队；熟悉西南三省医院的采购与准入流程，连续{years 2020-02}年完成或超额完成指标。相信成交来自把客户的问题真正解决掉。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '深圳康策医疗科技有限公司',
          title: '西南区销售经理',
          start: '2020-02',
          present: true,
          body: `- 管理川渝黔 12 人团队，年销售额由 1850 万元增长到 **6400 万元**，{year 2024} 年区域排名第一。
- 开发三甲医院 21 家、县域医共体 34 个，主力产品做到当地第二。
- 建立“科室需求地图”与拜访日历，试用过的科室半数转为采购。
- 重组经销商体系，淘汰 15 家、新签 9 家，回款快了近一半，没有坏账。
- 培养 3 名大区主管，两年没有主动离职的骨干。`,
        },
        {
          org: '成都和泰医疗器械有限公司',
          title: '高级销售代表',
          start: '2015-07',
          end: '2020-01',
          body: `- 跑成都市内 16 家医院的监护与输注产品，任内累计销售 3100 万元，年均达成率 118%。
- 牵头完成某三甲医院 ICU 整体解决方案，合同额 680 万元，从立项到验收 7 个月。
- 组织科室培训 90 余场，卖出去的设备都在用。`,
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '县域急救能力提升项目',
          role: '负责人',
          start: '2022-09',
          end: '2023-12',
          body: '- 联合省急救质控中心为 28 个县医院提供设备与培训打包方案，带动销售 1260 万元，成为公司全国样板。',
        },
        {
          title: '经销商线上培训平台',
          role: '发起人',
          start: '2021-03',
          end: '2021-10',
          body: '- 与市场部录制 46 节短课并设置上岗考试，九成经销商工程师持证上岗。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '西南交通大学',
          title: '市场营销',
          degree: '本科',
          start: '2011-09',
          end: '2015-06',
          body: '- 校辩论队队长；大三起兼职做医药展会，独立邀约客户 300 余家。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '销售管理', body: '指标拆解、漏斗管理、经销商管理、招投标' },
        { title: '专业知识', body: '监护、输注、呼吸类设备；医院准入与集采政策' },
        { title: '工具', body: '销售易 CRM、Excel、PPT' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: '全国销售冠军团队', date: '2024-12' },
        { title: '年度优秀经理', date: '2022-12' },
      ],
    },
    { kind: 'certificates', items: [{ title: 'C1 驾照，常驻出差' }] },
  ],
})
