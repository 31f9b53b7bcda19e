import { composeSample } from '#src/resume/samples/told.ts'

export const electricalEngineer = composeSample({
  locale: 'zh',
  design: 'lattice',
  basics: {
    name: '曾文杰',
    intention: '电气工程师',
    intentionCity: '苏州 / 常州',
    availability: '{year 2027} 年 7 月',
    birth: '2005-03',
    political: '中共预备党员',
    phone: '138 0000 0000',
    email: 'zengwenjie@example.com',
    city: '合肥',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          org: '合肥工业大学',
          title: '电气工程及其自动化',
          degree: '本科',
          score: 'GPA 3.68 / 4.0，前 15%',
          start: '2023-09',
          end: '2027-06',
          body: '- 核心课程：电机学（93）、电力电子（95）、自动控制原理（91）、电气控制与 PLC（97）、电力系统分析（89）。',
        },
      ],
    },
    {
      kind: 'internship',
      items: [
        {
          org: '常州锐驰自动化设备有限公司',
          title: '电气实习生',
          department: '非标设备部',
          start: '2026-07',
          end: '2026-09',
          body: `- 参与一条锂电叠片线的电气设计，绘制 EPLAN 图纸 42 页，完成 I/O 分配 286 点与线缆清单。
- 独立编写上料工位 PLC 程序（西门子 S7-1200），现场调试 11 天，节拍由 6.2 秒优化到 **4.9 秒**。
- 排查伺服偶发报警，发现编码器线与动力线同槽，分槽并加磁环后连续运行 20 天无报警。`,
        },
        {
          org: '合肥某 110 kV 变电站',
          title: '跟班实习',
          start: '2026-01',
          end: '2026-02',
          body: '- 跟随运维班完成倒闸操作观摩 6 次、红外测温 3 轮，整理一次设备台账 74 项。',
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '双向 DC-DC 变换器',
          role: '队长，3 人',
          start: '2025-09',
          end: '2026-05',
          body: `- 设计 48 V / 12 V、300 W 样机，完成主电路、驱动与 PI 参数整定，满载效率 95.1%。
- 由竞赛作品改进而来，指导教师用作电力电子课程的演示样机。`,
        },
        {
          title: '宿舍用电监测装置',
          role: '独立完成',
          start: '2025-03',
          end: '2025-06',
          body: '- 用 ESP32 与计量芯片采集功率，识别电热水壶等违规电器的准确率 92%，在 2 间寝室连续运行一个学期。',
        },
      ],
    },
    {
      kind: 'campus',
      items: [
        {
          org: '电气学院学生会实践部',
          title: '干事，后任部长',
          start: '2024-09',
          end: '2026-06',
          body: '- 组织企业参观 7 次、暑期“三下乡”家电义务维修，维修电器 136 件。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '电气设计', body: 'EPLAN、AutoCAD Electrical；低压柜选型、线缆与保护计算' },
        { title: '控制', body: '西门子 S7-1200 / 1500、三菱 FX；博途、HMI 组态；Modbus、Profinet' },
        { title: '仿真与编程', body: 'MATLAB / Simulink、PSIM、Altium Designer、C 语言' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '低压电工作业证', date: '2026-06' },
        { title: '大学英语六级', score: '468 分', date: '2025-12' },
        { title: '大学生电子设计竞赛', score: '安徽省一等奖（四天三夜）', date: '2025-08' },
        { title: '校一等奖学金', score: '连续两年', date: '2025-11' },
      ],
    },
  ],
})
