import { composeSample } from '#src/resume/samples/told.ts'

export const frontendEngineer = composeSample({
  locale: 'zh',
  design: 'slips',
  basics: {
    name: '林知夏',
    intention: '高级前端开发工程师',
    intentionCity: '杭州 / 上海',
    salary: '28–35K',
    availability: '一个月内',
    gender: '女',
    birth: '1996-03',
    experience: '{count 2019-07} 年经验',
    phone: '138 0000 0000',
    email: 'linzhixia@example.com',
    city: '杭州',
    github: 'github.com/example',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '个人优势',
      items: [
        {
          body: '{years 2019-07}年 Web 前端，做过日均 300 万访问的交易链路，也从零搭过两套企业后台。熟悉浏览器渲染与性能诊断，习惯先量化再优化；带过 4 人小组，重视代码评审与文档，能独立与产品、设计、后端把需求谈清楚。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '杭州云栈科技有限公司',
          title: '高级前端工程师',
          department: '交易平台部',
          start: '2022-04',
          present: true,
          body: `- 主导商家结算台重构，把 11 个历史页面合并为一套配置化表单，新业务接入从 **9 人日降到 2 人日**，上线三个月没有回滚。
- 主导首屏性能治理：拆分路由、预取关键接口、图片改用 AVIF，移动端 LCP 的 P75 由 **4.1 秒降到 1.8 秒**，下单转化也随之上升。
- 建立前端监控与告警，接入 27 个应用，白屏类故障的平均发现时间从 40 分钟缩短到 3 分钟。
- 带 4 人小组，制定评审清单与组件贡献规范，两名新人半年内能独立带需求。`,
        },
        {
          org: '上海橙序信息技术有限公司',
          title: '前端开发工程师',
          start: '2019-07',
          end: '2022-03',
          body: `- 从零搭建物流 SaaS 后台，沉淀 46 个业务组件并发布私有包，被 6 个团队采用。
- 用虚拟滚动与 Web Worker 改造十万行运单表格，滚动不再掉帧。
- 推动 JavaScript 项目迁移到 TypeScript，8 个月迁完九成代码，期间业务需求没有停过。`,
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '低代码活动页编辑器',
          role: '前端负责人',
          start: '2023-02',
          end: '2023-09',
          body: `- 设计以 JSON Schema 描述的组件协议与拖拽画布，运营无需排期即可发布活动，累计产出 1200 余个页面。
- 以增量快照实现撤销与多人协作，单次保存平均 35 毫秒，发布回滚可在 10 秒内完成。`,
        },
        {
          title: '组件库 Bamboo UI（开源）',
          role: '核心维护者',
          start: '2021-05',
          present: true,
          url: 'github.com/example/bamboo-ui',
          body: '- 维护 38 个无障碍组件，测试覆盖率 94%，GitHub 获 2.3k 星标，合并来自 41 位贡献者的 260 个请求。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '语言与框架', body: 'TypeScript、React、Vue 3、Node.js；读过 React 调度与 Vue 响应式源码' },
        { title: '工程化', body: 'Vite、Webpack、pnpm monorepo、Playwright、GitHub Actions' },
        { title: '性能与体验', body: 'Core Web Vitals 诊断、Service Worker、Canvas、WCAG 2.2 AA' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '东南大学',
          title: '软件工程',
          degree: '本科',
          start: '2015-09',
          end: '2019-06',
          score: 'GPA 3.7 / 4.0',
        },
      ],
    },
  ],
})
