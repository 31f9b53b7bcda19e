import { composeSample } from '#src/resume/samples/told.ts'

export const hrSpecialist = composeSample({
  locale: 'zh',
  design: 'tide',
  fit: { spacing: 1.25, leading: 1.7 },
  basics: {
    name: '周婷婷',
    intention: '人力资源业务伙伴（HRBP）',
    intentionCity: '上海 / 苏州',
    salary: '20–25K × 14',
    availability: '一个月内',
    birth: '1992-10',
    experience: '{count 2017-07} 年经验',
    phone: '138 0000 0000',
    email: 'zhoutingting@example.com',
    city: '上海闵行',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '个人概述',
      items: [
        {
          body: '{years 2017-07}年人力资源，前{years 2017-07 2021-08}年做招聘与薪酬，之后做业务伙伴，支持过研发、工厂与销售三类团队，最大支持范围 680 人。习惯先看人效与流失数据，再去现场和班组长聊，最后给业务负责人两到三个可选方案。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '上海景澄智能装备有限公司',
          title: '高级 HRBP',
          department: '制造与供应链中心',
          start: '2021-09',
          present: true,
          body: `- 支持 680 人（含 2 个工厂、9 个部门），主导组织调整三次：合并重叠岗位 41 个，其中 33 人内部转岗，未发生仲裁。
- 针对一线员工三个月内离职率 38% 的问题，访谈 62 名离职者，改排班、配师傅、入职第 7 天与第 30 天面谈，一年后降到 **17%**，少招约 210 人。
- 设计“多能工”津贴与认证，旺季临时工减少 130 人，年节约约 260 万元。
- 推动绩效由强制分布改为目标与校准会，申诉少了大半，核心人才基本留住。
- 与业务共建 24 名班组长的储备计划，两年内 15 人上岗，班组长从外部招聘变为以内部晋升为主。`,
        },
        {
          org: '苏州安诺医疗器械有限公司',
          title: 'HR 主管',
          department: '人力资源部',
          start: '2018-05',
          end: '2021-08',
          body: `- 承担研发与质量体系的招聘与薪酬，三年到岗 186 人，平均 36 天到岗。
- 重建职级与薪酬带宽，套改 410 人，关键岗位薪酬分位由 P40 调到 P60，全程没有一起薪酬申诉。
- 主持人力系统选型与上线，考勤异常当天确认。`,
        },
        {
          org: '苏州安诺医疗器械有限公司',
          title: '招聘专员',
          start: '2017-07',
          end: '2018-04',
          body: '- 搭建校招流程，走访 8 所高校，签约 52 人，次年多数留任。',
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '工厂搬迁人员安置',
          role: '人力资源负责人',
          start: '2024-03',
          end: '2024-10',
          body: `- **背景**：老厂区搬往 40 公里外的新址，影响 312 人，首轮意向调查仅 54% 愿意随迁。
- **做法**：逐人摸底通勤与家庭情况，开 5 条班车线，设随迁补贴与周转宿舍，同时给出转岗与协商解除方案。
- **结果**：277 人随迁（89%），其余全部协商一致，搬迁当月产量达成 96%，未发生劳动争议。`,
        },
        {
          title: '人效看板',
          role: '发起人',
          start: '2022-11',
          end: '2023-05',
          body: '- 与财务、IT 对齐人数、工时、产值口径，按月输出人均产值与加班结构，帮助两个车间砍掉 11% 的无效加班。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '业务伙伴', body: '组织诊断、编制与人效分析、人才盘点、绩效校准' },
        { title: '专业模块', body: '招聘、薪酬带宽设计、劳动关系与仲裁应对' },
        { title: '数据', body: 'Excel（Power Pivot）、SQL 基础、Power BI' },
        { title: '系统', body: '北森、SAP SuccessFactors、盖雅排班' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '企业人力资源管理师（二级）', date: '2021-06' },
        { title: 'PHR 人力资源专业人员认证', date: '2023-08' },
        { title: '劳动关系协调师（三级）', date: '2020-09' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '苏州大学',
          title: '应用心理学',
          degree: '硕士',
          start: '2014-09',
          end: '2017-06',
          body: '- 论文研究新员工组织社会化与早期离职，样本来自四家制造企业 516 人。',
        },
        { org: '扬州大学', title: '人力资源管理', degree: '本科', start: '2010-09', end: '2014-06' },
      ],
    },
  ],
})
