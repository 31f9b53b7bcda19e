import { composeSample } from '#src/resume/samples/told.ts'

export const legalCounsel = composeSample({
  locale: 'zh',
  design: 'ink',
  basics: {
    name: '何建国',
    intention: '法务经理',
    intentionCity: '广州 / 佛山',
    salary: '25–30K',
    availability: '一个月内',
    experience: '{count 2017-07} 年经验',
    phone: '138 0000 0000',
    email: 'hejianguo@example.com',
    city: '广州天河',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '个人概述',
      items: [
        {
          body: '先做律师，{year 2021} 年起做企业法务，主攻合同、劳动用工与知识产权。能把法律意见写成业务看得懂的选择题：哪条路最稳、哪条路最快、各自的代价是什么。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '广东澳利家居股份有限公司',
          title: '法务经理',
          department: '法务合规部',
          start: '2021-04',
          present: true,
          body: `- 主管集团 11 家子公司的合同与诉讼，年审合同 **3200 余份**，多数两个工作日内给出意见。
- 编制采购、经销、装修等 26 套标准合同与谈判底线手册，业务部门八成合同可以自助起草。
- 管理诉讼与仲裁 147 件，涉案金额约 1.3 亿元，多数以和解或胜诉达到预定目标。
- 建立经销商授信与担保审查，前置识别高风险客户 19 家，其中 6 家在断供前收回欠款。
- 组织反舞弊、广告合规、个人信息保护培训 38 场，覆盖 2600 人；两次监管检查均未被处罚。`,
        },
        {
          org: '广东正清律师事务所',
          title: '执业律师',
          department: '公司业务部',
          start: '2018-07',
          end: '2021-03',
          body: `- 代理买卖合同、建设工程与股权纠纷 92 件，独立出庭 61 次；为 7 家顾问单位提供日常服务。
- 参与某家具企业收购尽职调查，出具 84 页报告，发现未披露的租赁抵押，协助客户调减对价 640 万元。
- 主办劳动争议批量案件 33 件，通过分类调解，27 件在开庭前结案。`,
        },
        {
          org: '广东正清律师事务所',
          title: '实习律师',
          start: '2017-07',
          end: '2018-06',
          body: '- 完成法律检索报告 70 份，起草起诉状、代理词等文书 130 余份。',
        },
      ],
    },
    {
      kind: 'projects',
      title: '代表性事项',
      items: [
        {
          title: '外观专利维权',
          role: '项目负责人',
          start: '2024-02',
          end: '2024-11',
          body: '- 针对线上仿冒产品，公证取证 58 次，平台投诉下架链接 1140 条，起诉主要生产商 3 家，获赔 216 万元。',
        },
        {
          title: '个人信息合规整改',
          role: '牵头人',
          start: '2022-08',
          end: '2023-03',
          body: '- 梳理会员系统 43 类个人信息与 17 家第三方，重写隐私政策与授权流程，删除无必要字段 12 个，通过第三方审计。',
        },
        {
          title: '合同管理系统上线',
          role: '法务代表',
          start: '2021-09',
          end: '2022-04',
          body: '- 把审批、用印、归档合为一条线，七成合同改为电子签，不再有遗失与倒签。',
        },
      ],
    },
    {
      kind: 'publications',
      title: '文章',
      items: [
        { org: '法治类月刊', title: '经销协议中最低进货条款的效力', authors: '独立作者', date: '2024-06' },
        { org: '省律师论坛论文集', title: '家装预付款纠纷的裁判观点梳理', authors: '第一作者', date: '2022-10' },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '专业', body: '合同谈判、诉讼管理、劳动用工、知识产权、反垄断与广告合规' },
        { title: '工具', body: '威科先行、北大法宝、法大大、飞书合同' },
        { title: '语言', body: '粤语（母语）、英语（可审阅英文合同，CET-6 545 分）' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '法律职业资格证（A 证）', date: '2016-03' },
        { title: '企业合规管理培训结业', date: '2021-12' },
        { title: '董事会秘书任前培训合格', date: '2023-05' },
      ],
    },
    {
      kind: 'education',
      items: [
        { org: '中山大学', title: '民商法学', degree: '硕士', start: '2014-09', end: '2017-06' },
        { org: '华南师范大学', title: '法学', degree: '本科', score: '校优秀毕业生', start: '2010-09', end: '2014-06' },
      ],
    },
  ],
})
