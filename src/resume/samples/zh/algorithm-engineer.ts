import { composeSample } from '#src/resume/samples/told.ts'

export const algorithmEngineer = composeSample({
  locale: 'zh',
  design: 'compact',
  basics: {
    name: '郑凯文',
    intention: '推荐与搜索算法工程师',
    intentionCity: '北京 / 杭州',
    availability: '{year 2027} 年 7 月',
    phone: '138 0000 0000',
    email: 'zhengkaiwen@example.com',
    city: '哈尔滨',
    github: 'github.com/example',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          org: '哈尔滨工业大学',
          title: '计算机科学与技术',
          degree: '硕士',
          score: '排名 6 / 143',
          start: '2024-09',
          end: '2027-06',
          body: '- 研究方向：序列推荐与因果去偏；导师课题组承担国家自然科学基金面上项目一项。',
        },
        {
          org: '东北大学',
          title: '数据科学与大数据技术',
          degree: '本科',
          score: 'GPA 3.82 / 4.0，保研',
          start: '2020-09',
          end: '2024-06',
        },
      ],
    },
    {
      kind: 'internship',
      items: [
        {
          org: '杭州某内容社区公司',
          title: '推荐算法实习生',
          department: '首页推荐组',
          start: '2026-05',
          end: '2026-10',
          body: `- 在粗排阶段引入蒸馏自精排的双塔模型，离线召回明显改善；上线 10% 流量两周，人均点击 **+1.7%**。
- 发现曝光未读样本被误当负例，按停留时间重新标注并加权，冷启动作者的曝光占比提高 12%。
- 将特征抽取由离线 T+1 改为分钟级，参与 Flink 任务开发，线上特征延迟 P99 小于 40 秒。`,
        },
        {
          org: '北京某电商公司',
          title: '搜索算法实习生',
          department: '相关性组',
          start: '2025-07',
          end: '2025-09',
          body: `- 用大模型标注 18 万条查询与商品对，人工抽检一致率 91%，替代约 70% 的外包标注。
- 训练轻量级相关性模型，参数量为原模型的 1/8，NDCG 仅下降 0.4%，单次推理由 21 毫秒降到 6 毫秒。`,
        },
      ],
    },
    {
      kind: 'publications',
      items: [
        {
          org: '信息检索方向国际会议，长文',
          title: 'Debiasing Sequential Recommendation with Exposure Windows',
          authors: '第一作者',
          date: '2026-08',
        },
        { org: '计算机类中文核心期刊', title: '基于兴趣漂移检测的会话推荐方法', authors: '第一作者', date: '2025-12' },
        { org: '发明专利，已公开', title: '一种多行为序列的去噪表示方法', authors: '学生第一', date: '2026-03' },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '推荐系统竞赛：新闻点击预测',
          role: '队长，3 人',
          start: '2025-10',
          end: '2026-02',
          body: '- 召回、排序、重排全流程实现，AUC 0.731，1126 支队伍中第 4 名；方案与代码开源，获 610 星标。',
        },
        {
          title: '课题组训练平台',
          role: '维护者',
          start: '2024-11',
          end: '2025-04',
          body: '- 把 6 名同学各自的脚本统一为配置化训练框架，8 张显卡排队调度，显卡不再为抢占排队吵架。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '算法', body: '双塔与图召回、多任务排序、序列建模、因果推断、A/B 实验与显著性检验' },
        { title: '工程', body: 'Python、PyTorch、C++ 基础、Spark、Flink、Faiss、Triton 推理服务' },
        { title: '英语', body: 'CET-6 587 分，国际会议英文口头报告一次' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: '研究生国家奖学金', date: '2026-10' },
        { title: 'ACM-ICPC 亚洲区域赛', level: '银牌', date: '2023-11' },
        { title: '全国大学生数学建模竞赛', level: '国家二等奖', date: '2022-12' },
      ],
    },
  ],
})
