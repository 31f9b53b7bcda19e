import { composeSample } from '#src/resume/samples/told.ts'

export const javaEngineer = composeSample({
  locale: 'zh',
  design: 'tide',
  basics: {
    name: '陈屿舟',
    intention: 'Java 后端开发工程师',
    intentionCity: '南京 / 杭州',
    availability: '{year 2027} 年 6 月',
    gender: '男',
    birth: '2002-08',
    political: '中共党员',
    nativePlace: '江苏南通',
    phone: '138 0000 0000',
    email: 'chenyuzhou@example.com',
    github: 'github.com/example',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          org: '南京理工大学',
          title: '计算机科学与技术',
          degree: '硕士',
          score: '专业前 8%',
          start: '2024-09',
          end: '2027-06',
          body: '- 研究方向：分布式存储的一致性与容错；主修课程：高级操作系统、分布式系统、数据库内核。',
        },
        {
          org: '南京理工大学',
          title: '软件工程',
          degree: '本科',
          score: 'GPA 3.8 / 4.0，保送研究生',
          start: '2020-09',
          end: '2024-06',
        },
      ],
    },
    {
      kind: 'internship',
      items: [
        {
          org: '苏州启明云服务有限公司',
          title: '后端开发实习生',
          department: '订单中台',
          start: '2026-03',
          end: '2026-09',
          body: `- 重构订单状态机，用事件表加定时对账替代分布式事务，日均 180 万单，两个月没有一单状态不一致。
- 定位接口 P99 抖动，发现连接池与慢 SQL 叠加，补充联合索引并拆分大事务，P99 由 **640 毫秒降到 120 毫秒**。
- 为 23 个核心接口补齐单元与契约测试，此后改接口先跑测试，获评组内优秀实习生。`,
        },
        {
          org: '南京澜海信息技术有限公司',
          title: 'Java 开发实习生',
          start: '2025-07',
          end: '2025-10',
          body: `- 独立完成消息通知服务，支持短信、邮件、站内信三种渠道与失败重试，接入 7 个业务方，日发送 50 万条。
- 用 Redis 滑动窗口实现多维限流，压测下单机每秒 1.2 万次判断，误判率低于 0.1%。`,
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: 'MiniRaft：教学用分布式键值存储',
          role: '独立开发',
          start: '2025-11',
          end: '2026-02',
          url: 'github.com/example/miniraft',
          body: `- 用 Java 21 实现选主、日志复制、快照与成员变更，自写故障注入测试，随机断网与重启 5000 轮无数据丢失。
- 三节点写入吞吐每秒 2.6 万次；配套 12 篇讲解文章，课程组已用作实验参考。`,
        },
        {
          title: '校园二手书交易平台',
          role: '后端负责人',
          start: '2023-03',
          end: '2023-12',
          body: '- 带 5 人团队用 Spring Boot 与 MySQL 上线运营，累计 4300 名同学注册，学期末单周成交 860 单。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '语言与框架', body: 'Java（集合、并发、JVM 调优）、Spring Boot、MyBatis、Go 基础' },
        { title: '数据与中间件', body: 'MySQL 索引与事务、Redis、Kafka、Elasticsearch、Docker、Linux' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: '全国研究生数学建模竞赛', level: '二等奖', date: '2025-12' },
        { title: '中国大学生程序设计竞赛区域赛', level: '铜奖', date: '2023-11' },
        { title: '研究生国家奖学金', date: '2026-10' },
      ],
    },
  ],
})
