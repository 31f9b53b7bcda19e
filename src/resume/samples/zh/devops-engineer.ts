import { composeSample } from '#src/resume/samples/told.ts'

export const devopsEngineer = composeSample({
  locale: 'zh',
  design: 'banner',
  basics: {
    name: '黄志强',
    headline: '运维工程师 · 云原生方向',
    intentionCity: '成都',
    salary: '25–30K',
    availability: '一个月内',
    experience: '{count 2016-07} 年经验',
    phone: '138 0000 0000',
    email: 'huangzhiqiang@example.com',
    city: '成都高新区',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '个人概述',
      items: [
        {
          body: '{years 2016-07}年运维，从机房上架做到百余个微服务的 Kubernetes 平台，经历过三次大规模迁移与一次机房断电。相信好的运维是让值班的人睡得着：告警少而准，变更可回退，故障有复盘。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '成都千寻在线教育科技有限公司',
          title: '高级运维工程师',
          department: '基础平台部',
          start: '2021-06',
          present: true,
          body: `- 维护 3 个 Kubernetes 集群（约 420 个节点、160 个微服务），核心链路全年可用性 **99.98%**。
- 主导自建机房上云：分 11 批迁移，双写校验 47 天，全程仅安排一次 18 分钟的停机窗口，数据零丢失。
- 重做告警：按用户影响分级，合并重复规则 700 余条，值班的人一周被叫醒不到两次。
- 推行按部门成本看板与弹性伸缩，闲时缩容、离线任务用竞价实例，年云费用减少 **386 万元**（约 31%）。
- 建立变更分级与灰度规范，组织故障演练 14 次，每次都留下改进单。`,
        },
        {
          org: '重庆途易旅行网络有限公司',
          title: '运维开发工程师',
          start: '2018-04',
          end: '2021-05',
          body: `- 从零搭建 GitLab CI + Ansible 发布平台，发布由人工 90 分钟变为一键 8 分钟，日均发布从 2 次增加到 35 次。
- 用 Prometheus 与 Grafana 替换旧监控，接入主机 900 台、业务指标 1.3 万条，故障先于用户被发现。
- 接管 MySQL 主从与 Redis 集群，制定备份与恢复演练制度，每季度真的恢复一次，35 分钟内完成。`,
        },
        {
          org: '重庆山城数据服务有限公司',
          title: '系统运维工程师',
          department: '机房运维',
          start: '2016-07',
          end: '2018-03',
          body: `- 承担 600 台服务器的上架、装机与巡检，编写无人值守装机脚本，单台 15 分钟交付。
- 处理市电中断故障一次，按预案 26 分钟切换柴发，客户业务无中断。`,
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '开发者自助平台',
          role: '负责人，4 人',
          start: '2025-02',
          end: '2025-07',
          body: `- **背景**：新服务上线要找运维开 9 类工单，平均等待 3.5 天。
- **做法**：把命名空间、域名、日志、告警做成模板与合并请求流程，权限按团队自动授予。
- **结果**：新服务 40 分钟可上线，运维不再是瓶颈，被推广到兄弟事业部。`,
        },
        {
          title: '高考查分日保障',
          role: '总协调',
          start: '2023-05',
          end: '2023-07',
          body: '- 提前六周全链路压测 5 轮，扩容到平时 12 倍；当天峰值 9.4 万 QPS，接口成功率 99.99%。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '容器与云', body: 'Kubernetes、Helm、Istio、Terraform，主流公有云' },
        { title: '观测', body: 'Prometheus、Grafana、Loki、OpenTelemetry' },
        { title: '开发', body: 'Go、Python、Shell；写过集群巡检 Operator' },
        { title: '数据与网络', body: 'MySQL、Redis、Kafka；LVS、Nginx、四七层排障' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: 'CKA / CKS（Kubernetes 管理员与安全专家）', date: '2023-11' },
        { title: '信息系统项目管理师（高级）', date: '2022-05' },
        { title: 'RHCE', date: '2019-08' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '重庆邮电大学',
          title: '网络工程',
          degree: '本科',
          start: '2012-09',
          end: '2016-06',
          body: '- 校园网络中心学生负责人，维护宿舍区接入交换机 320 台。',
        },
      ],
    },
  ],
})
