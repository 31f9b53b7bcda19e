import { composeSample } from '#src/resume/samples/told.ts'

export const administrator = composeSample({
  locale: 'zh',
  design: 'margin',
  basics: {
    name: '姜晚晴',
    headline: '行政人事专员',
    intentionCity: '青岛',
    salary: '7–9K',
    availability: '随时',
    gender: '女',
    birth: '1998-09',
    experience: '{count 2021-07} 年经验',
    phone: '138 0000 0000',
    email: 'jiangwanqing@example.com',
    city: '青岛',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '行政与人事都做过，服务过 60 人与 260 人两种规模的公司。做事有清单、有预算、有复盘；同事说我“提前半步把事情办好”，供应商说我“要求多但从不拖款”。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '青岛海澜软件园运营有限公司',
          title: '行政主管助理',
          start: '2023-03',
          present: true,
          body: `- 统筹 260 人办公区的日常运营，管理年度行政预算 **310 万元**，连续两年略有结余，没有一项超支。
- 重新比价保洁、绿植、快递、打印四类供应商，签订年度框架协议，年节约 27 万元。
- 主持 1800 平方米新办公区搬迁，统筹 9 家供应商，周末两天完成，周一准时开工，资产盘点差错为零。
- 把会议室、用车、用印改为线上申请，平均审批由 1.5 天缩短到 2 小时。
- 牵头修订固定资产台账，清查 1900 件设备，盘活闲置电脑 64 台，当年少采购 31 万元。`,
        },
        {
          org: '青岛知行教育咨询有限公司',
          title: '行政人事专员',
          start: '2021-07',
          end: '2023-02',
          body: `- 一人承担 60 人公司的招聘、入离职、考勤与社保，全年到岗 34 人，多数过了试用期。
- 编写员工手册与 12 份制度模板，新人入职办理由 3 天缩短到半天。
- 策划年会、团建等活动 16 场，每场都有报名表、预算和一页复盘。
- 兼任总经理秘书半年，整理会议纪要 70 份，待办逐条追到有回音。`,
        },
        {
          org: '青岛市南区政务服务中心',
          title: '窗口实习生',
          start: '2020-07',
          end: '2020-12',
          body: '- 日均接待办事群众 70 人次，整理常见问题 46 条张贴上墙，重复咨询减少三成，获锦旗 1 面。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '青岛大学',
          title: '行政管理',
          degree: '本科',
          start: '2017-09',
          end: '2021-06',
          body: '- 学院办公室学生助理两年，负责公文流转与档案归档，整理历年档案 1200 卷；校二等奖学金两次。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '办公软件', body: 'Word 公文排版、Excel 函数与透视表、PPT' },
        { title: '系统', body: '飞书、钉钉、用友人力云' },
        { title: '写作', body: '通知、纪要、制度、新闻稿' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '企业人力资源管理师（三级）', date: '2023-06' },
        { title: '普通话水平测试', score: '二级甲等', date: '2019-12' },
        { title: '大学英语四级', date: '2019-06' },
      ],
    },
    {
      kind: 'interests',
      items: [
        { title: '长跑', body: '完成两次半程马拉松' },
        { title: '手账', body: '坚持六年' },
      ],
    },
  ],
})
