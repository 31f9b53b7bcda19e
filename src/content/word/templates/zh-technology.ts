import type { TemplateSource } from '#src/content/word/catalogue.schema.ts'

/** Chinese templates for software, hardware and products. */
export const zhTechnology: readonly TemplateSource[] = [
  {
    id: 1037,
    slug: 'embedded-engineer-lattice',
    design: 'lattice',
    sample: 'zh/embedded-engineer',
    title: { zh: '嵌入式软件工程师两页简历', en: 'Embedded engineer résumé, two pages' },
    summary: {
      zh: '嵌入式工程师的两页社招简历，左栏标题的网格版式，BMS、电机、低功耗项目写清硬件平台、波形与量产数据。',
      en: 'A two-page Chinese résumé for an embedded engineer: battery and motor firmware told with platforms, response times and volumes.',
    },
    industry: 'internet',
    style: 'modern',
    role: 'embedded-engineer',
    fit: { size: 10.5, spacing: 1.32, leading: 1.74 },
  },
  {
    id: 1043,
    slug: 'devops-engineer-banner',
    design: 'banner',
    sample: 'zh/devops-engineer',
    title: { zh: '云原生运维工程师简历', en: 'DevOps engineer résumé, two pages' },
    summary: {
      zh: '运维工程师的两页简历，从机房到 Kubernetes，可用性、迁移停机、告警与云成本都有数字，附照片页眉。',
      en: 'A two-page Chinese résumé for a DevOps engineer: from server rooms to Kubernetes, availability, migrations and cloud costs.',
    },
    industry: 'internet',
    style: 'modern',
    role: 'devops-engineer',
    fit: { size: 10.5, spacing: 1.36, leading: 1.76 },
  },
  {
    id: 1051,
    slug: 'algorithm-engineer-compact',
    design: 'compact',
    sample: 'zh/algorithm-engineer',
    title: { zh: '算法工程师校招简历', en: 'Machine learning graduate résumé' },
    summary: {
      zh: '推荐与搜索算法方向硕士的一页紧凑校招简历，论文、两段实习、竞赛密而不乱，线上线下指标都写清。',
      en: 'A compact Chinese graduate résumé for a machine learning engineer: papers, two internships and competition results on a page.',
    },
    industry: 'internet',
    style: 'compact',
    role: 'algorithm-engineer',
    fit: { spacing: 1.29, leading: 1.73 },
  },
  {
    id: 1066,
    slug: 'product-manager-ink',
    design: 'ink',
    sample: 'zh/consumer-product-manager',
    title: { zh: '产品经理经典两页简历', en: 'Product manager résumé in classic serif' },
    summary: {
      zh: '用户产品经理的黑白宋体两页简历，无色块无图形，项目按背景、做法、结果分列，适合打印与正式面试。',
      en: 'A classic two-page Chinese résumé for a product manager in black serif, projects told as context, action and result.',
    },
    industry: 'internet',
    style: 'classic',
    role: 'product-manager',
    fit: { spacing: 1.02, leading: 1.6 },
  },
]
