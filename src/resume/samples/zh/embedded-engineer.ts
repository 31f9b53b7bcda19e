import { composeSample } from '#src/resume/samples/told.ts'

export const embeddedEngineer = composeSample({
  locale: 'zh',
  design: 'lattice',
  basics: {
    name: '陈俊杰',
    intention: '高级嵌入式软件工程师',
    intentionCity: '深圳 / 东莞',
    salary: '28–34K × 14',
    availability: '一个月内',
    experience: '{count 2018-07} 年经验',
    phone: '138 0000 0000',
    email: 'chenjunjie@example.com',
    city: '深圳宝安',
    github: 'github.com/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '个人概述',
      items: [
        {
          body: '{years 2018-07}年嵌入式开发，做过电池管理、电机控制与物联网网关三类量产产品，累计出货 60 余万台。熟悉从原理图评审、驱动、RTOS 到产测的完整流程，习惯用示波器和日志说话；近两年带 3 人固件小组，负责版本节奏与代码评审。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '深圳恒泰储能科技有限公司',
          title: '高级嵌入式软件工程师',
          department: '电池管理系统部',
          start: '2022-03',
          present: true,
          body: `- 主写户用储能 BMS 主控固件（STM32H7 + FreeRTOS），支持 16 簇并机，已量产 **8.6 万套**，极少因固件返修。
- 重写 SOC 估算：安时积分叠加扩展卡尔曼滤波，并按电芯批次标定，全温区误差 3% 以内。
- 设计双分区升级与回滚，断电、断网、错包共 240 种中断场景全部可恢复，远程升级成功率 99.7%。
- 用 CAN 报文回放搭建硬件在环台架，把每版回归测试由 5 人日压缩到一个夜间，上线后拦下 31 个缺陷。
- 带 3 人固件小组，推行 MISRA C 静态检查与每周评审，严重告警从 420 条清到 0。`,
        },
        {
          org: '东莞迈驰电机有限公司',
          title: '嵌入式软件工程师',
          department: '驱动控制组',
          start: '2019-07',
          end: '2022-02',
          body: `- 编写无刷电机控制器固件，从零实现无感 FOC 与弱磁控制，成为公司三个系列的公用平台。
- 定位一起批量“低温启动抖动”问题：复现、采波形、改观测器参数，三周内给出补丁，避免召回 1.2 万台。
- 编写产线自动标定与测试工装，支撑日产 2200 台，28 秒测完一台。`,
        },
        {
          org: '深圳联讯物联技术有限公司',
          title: '助理工程师',
          department: '网关组',
          start: '2018-07',
          end: '2019-06',
          body: '- 移植 LoRa 与 Modbus 协议栈，为三款网关编写设备驱动；参与电磁兼容整改，两轮内通过认证。',
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '阳台储能一体机',
          role: '固件负责人',
          start: '2024-04',
          end: '2025-01',
          body: `- **背景**：欧洲阳台光伏要求并网响应时间小于 200 毫秒，旧平台主循环抖动达 60 毫秒。
- **做法**：拆分任务优先级，把采样与保护移到定时器中断，用追踪工具逐个消除优先级反转。
- **结果**：响应时间稳定在 90 毫秒，一次通过 VDE 认证，首年出货 2.1 万台。`,
        },
        {
          title: '低功耗温湿度记录仪',
          role: '软硬件独立完成',
          start: '2023-02',
          end: '2023-08',
          body: '- 选用 nRF52 方案，平均电流 18 µA，纽扣电池可用两年以上；冷链客户采购 4 万只。',
        },
        {
          title: '开源串口调试助手 ByteScope',
          role: '作者',
          start: '2021-05',
          present: true,
          url: 'github.com/example/bytescope',
          body: '- 支持波形、协议解析与脚本，累计下载 2.7 万次，被两所高校的实验课采用。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '语言', body: 'C、C++17、Python、Shell，能读 ARM 汇编' },
        { title: '平台', body: 'STM32、NXP i.MX RT、nRF52、ESP32；FreeRTOS、Zephyr、嵌入式 Linux 驱动' },
        { title: '总线协议', body: 'CAN / CANopen、Modbus、SPI、I²C、MQTT、BLE' },
        { title: '调试', body: '示波器、逻辑分析仪、J-Link Trace、功耗分析仪，能看原理图并提出修改意见' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '桂林电子科技大学',
          title: '电子信息工程',
          degree: '本科',
          start: '2014-09',
          end: '2018-06',
          body: '- 全国大学生电子设计竞赛国家二等奖（电源题）；实验室技术负责人，带过两届新生。',
        },
      ],
    },
    {
      kind: 'certificates',
      title: '专利与证书',
      items: [
        { title: '一种储能簇间均流的控制方法', score: '发明专利，第一发明人', date: '2024-09' },
        { title: '计算机技术与软件专业技术资格（嵌入式系统设计师）', date: '2021-11' },
        { title: '大学英语六级', score: '503 分', date: '2017-06' },
      ],
    },
  ],
})
