import { defineMessages } from '#src/texts/messages.ts'

export type HomeResumeSection = { title: string; lines: readonly ResumeLine[] }
/** A line of the résumé: `head` lines name a place and a time, the others follow them. */
export type ResumeLine = { text: string; head?: boolean; side?: string }
/** The texts of the résumé that is written on the home page. */
export type Resume = {
  label: string
  name: string
  aim: string
  contact: string
  firstSlip: string
  lastSlip: string
  saved: string
  sections: readonly HomeResumeSection[]
}

/** The animated résumé on the home page, split into its lines. */
export const homeResume = defineMessages<Resume>(
  {
    label: '一份正在写成的简历：林知夏，高级前端开发工程师',
    name: '林知夏',
    aim: '高级前端开发工程师',
    contact: '杭州 / 上海 · 7 年经验 · linzhixia@example.com',
    firstSlip: '竹简千年',
    lastSlip: '一页今夜',
    saved: '已保存',
    sections: [
      {
        title: '个人优势',
        lines: [
          { text: '做过日均 300 万访问的交易链路，也从零搭过两套企业后台。' },
          { text: '熟悉浏览器渲染与性能诊断，习惯先量化、再优化；带过 4 人小组。' },
        ],
      },
      {
        title: '工作经历',
        lines: [
          { text: '杭州云栈科技 · 高级前端工程师', side: '2022.04 – 至今', head: true },
          { text: '把 11 个历史页面合为一套配置化表单，新业务接入由 9 人日降到 2 人日' },
          { text: '主导首屏性能治理，移动端 LCP 由 4.1 秒降到 1.8 秒，转化率 +3.4%' },
          { text: '建立监控与告警，白屏故障的平均发现时间由 40 分钟缩短到 3 分钟' },
          { text: '上海橙序信息 · 前端开发工程师', side: '2019.07 – 2022.03', head: true },
          { text: '沉淀 46 个业务组件并发布私有包，被 6 个团队采用' },
          { text: '十万行运单表格的滚动由 18 帧提到 58 帧，内存占用减少 70%' },
        ],
      },
      {
        title: '项目经验',
        lines: [
          { text: '低代码活动页编辑器 · 前端负责人', side: '2023.02 – 2023.09', head: true },
          { text: '运营无需排期即可发布活动，累计产出 1200 余个页面' },
        ],
      },
      {
        title: '教育背景',
        lines: [{ text: '东南大学 · 软件工程 · 本科', side: '2015.09 – 2019.06', head: true }],
      },
    ],
  },
  {
    label: 'A résumé being written: Eleanor Whitfield, senior software engineer',
    name: 'Eleanor Whitfield',
    aim: 'Senior Software Engineer',
    contact: 'London, UK · +44 20 7946 0000 · eleanor.whitfield@example.com',
    firstSlip: 'bamboo slips',
    lastSlip: 'one page tonight',
    saved: 'Saved',
    sections: [
      {
        title: 'Summary',
        lines: [
          { text: 'Backend engineer with nine years in payments and logistics.' },
          { text: 'Clear contracts, measured performance, tests others can rely on.' },
        ],
      },
      {
        title: 'Experience',
        lines: [
          { text: 'Senior Software Engineer, Harrow & Pike', side: '2021 – now', head: true },
          { text: 'Split a settlement monolith into five Go services' },
          { text: 'Cut card-authorisation p99 latency from 820 ms to 190 ms' },
          { text: 'Ended duplicate payouts that had cost £140,000 a year' },
          { text: 'Software Engineer, Northgate Freight', side: '2017 – 2021', head: true },
          { text: 'Planning time per depot down from 47 minutes to under six' },
          { text: 'Integration failures after release down by 71 per cent' },
        ],
      },
      {
        title: 'Projects',
        lines: [
          { text: 'Author and maintainer, Tidewatch', side: '2020 – now', head: true },
          { text: 'Open-source tracing for message queues, 1.9k stars' },
        ],
      },
      {
        title: 'Education',
        lines: [{ text: 'BSc Computer Science, University of Leeds', side: '2014 – 2017', head: true }],
      },
    ],
  },
)
