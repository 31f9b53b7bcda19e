import { composeSample } from '#src/resume/samples/told.ts'

export const testEngineer = composeSample({
  locale: 'zh',
  design: 'tide',
  basics: {
    name: '吴晓东',
    intention: '软件测试工程师',
    intentionCity: '苏州 / 南京',
    salary: '10–13K',
    availability: '两周内',
    birth: '1999-01',
    experience: '转行 {count 2025-09} 年',
    phone: '138 0000 0000',
    email: 'wuxiaodong@example.com',
    city: '苏州',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '为什么转行',
      items: [
        {
          body: '做了{years 2021-07 2025-07}年汽车零部件质检，最拿手的是设计检验方案和追根因。为车间写检测数据脚本时接触编程，之后用业余时间学完测试与 Python，{year 2025} 年正式转岗。工具换了，习惯没变：先想清楚会怎么坏，再动手测。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '苏州云帆工业软件有限公司',
          title: '测试工程师',
          department: '生产执行系统组',
          start: '2025-09',
          present: true,
          body: `- 承担报工、质检、追溯三个模块，编写用例 620 条，漏到客户现场的缺陷逐版减少。
- 用 Pytest + Requests 搭建接口自动化，覆盖 138 个接口，每日构建后 12 分钟出报告，冒烟测试不再占用人力。
- 以用户身份驻厂 9 天，提出 23 条可用性问题，其中“扫码后焦点丢失”等 15 条进入下一版。`,
        },
        {
          org: '昆山精诚汽车部件有限公司',
          title: '质量检验工程师',
          start: '2021-07',
          end: '2025-07',
          body: `- 为 7 条产线制定抽检方案，两家客户给予免检。
- 用 8D 方法主导 19 起客诉分析，其中一起追到模具第 3 型腔冷却不均，整改后 14 个月未复发。
- 用 Python 自动汇总三坐标数据，检测日报由 90 分钟缩短到 5 分钟，这也是转行的起点。`,
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '二手教材小程序测试',
          role: '独立完成',
          start: '2025-03',
          end: '2025-06',
          body: `- 为朋友的小程序补齐测试：等价类与边界值用例 180 条，提交缺陷 47 个，其中支付重复扣款 1 个为致命级。
- 用 JMeter 做 300 并发压测，发现未加索引的查询，加索引后页面不再超时。`,
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '测试方法', body: '等价类、边界值、正交、状态迁移；测试计划与缺陷分析报告' },
        { title: '自动化', body: 'Python、Pytest、Playwright、Postman、JMeter、Jenkins' },
        { title: '基础', body: 'MySQL、Linux 常用命令、抓包、Git' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: 'ISTQB 基础级认证', date: '2025-05' },
        { title: '六西格玛黄带', date: '2023-04' },
      ],
    },
    {
      kind: 'education',
      items: [
        { org: '江苏理工学院', title: '机械设计制造及其自动化', degree: '本科', start: '2017-09', end: '2021-06' },
      ],
    },
  ],
})
