/**
 * A source of rules: its name in both languages, its address, and the day somebody last compared it with the articles
 * (null for never).
 */
export type Source = { name: { zh: string; en: string }; url: string; checked: string | null }

const lastRead = '2026-11-22'

const source = (zh: string, en: string, url: string, checked: string | null = lastRead): Source => ({
  name: { zh, en },
  url,
  checked,
})

/** The sources of articles by the key their headers use. */
export const sources = {
  'labour-contract-law': source(
    '《中华人民共和国劳动合同法》（第八、九、十、十九、三十七、八十二条）',
    'Labour Contract Law of the People’s Republic of China',
    'https://www.gov.cn/flfg/2007-06/29/content_669394.htm',
    '2026-11-23',
  ),
  'women-protection-law': source(
    '《中华人民共和国妇女权益保障法》（2022 年修订，第四十三、四十四条；国家法律法规数据库）',
    'Law on the Protection of Women’s Rights and Interests, articles 43 and 44',
    'https://flk.npc.gov.cn/',
    '2026-11-23',
  ),
  'women-hiring-notice': source(
    '人力资源社会保障部等九部门《关于进一步规范招聘行为促进妇女就业的通知》（人社部发〔2019〕17 号；广东省人社厅转发）',
    'Notice of nine ministries on recruiting women, 2019',
    'https://hrss.gd.gov.cn/zcfg/zcfgk/content/post_2726177.html',
  ),
  'personal-information-law': source(
    '《中华人民共和国个人信息保护法》（第二十四条；国家法律法规数据库）',
    'Personal Information Protection Law of the People’s Republic of China, article 24',
    'https://flk.npc.gov.cn/',
  ),
  'civil-service-notice': source(
    '国家公务员局：中央机关及其直属机构考试录用公务员公告与报考指南',
    'National Civil Service Administration: annual notice and guide to applicants',
    'https://bm.scs.gov.cn/',
  ),
  'postgraduate-admission': source(
    '中国研究生招生信息网：国家线、复试与调剂通知',
    'China Postgraduate Admission Information Network',
    'https://yz.chsi.com.cn/',
    null,
  ),
  'scholarship-2024': source(
    '高校转载财政部等部门的学生资助政策调整说明（2024 年起国家奖学金名额加倍）',
    'Adjustment of student funding in 2024, as passed on by a college',
    'https://www.lnpc.edu.cn/xsc/2024/1228/c654a32231/page.htm',
  ),
  'youth-league-constitution': source(
    '《中国共产主义青年团章程》（中国共青团网）',
    'Constitution of the Communist Youth League of China',
    'https://www.gqt.org.cn/',
  ),
  'graduate-employment': source(
    '国家大学生就业服务平台（教育部）：就业去向登记、毕业去向与政策',
    'Ministry of Education: employment service for graduates',
    'https://www.ncss.cn/',
  ),
  'china-tax': source(
    '国家税务总局（12366 纳税服务平台）',
    'State Taxation Administration, 12366',
    'https://12366.chinatax.gov.cn/',
    null,
  ),
  'uk-graduate-visa': source('GOV.UK：毕业生签证', 'GOV.UK: Graduate visa', 'https://www.gov.uk/graduate-visa'),
  'uk-skilled-worker': source(
    'GOV.UK：技术工作签证',
    'GOV.UK: Skilled Worker visa',
    'https://www.gov.uk/skilled-worker-visa',
    null,
  ),
  'us-eeoc': source(
    '美国平等就业机会委员会：关于录用前提问的说明',
    'US Equal Employment Opportunity Commission: letter on pre-employment inquiries',
    'https://www.eeoc.gov/node/130395',
  ),
  'eu-ai-act': source(
    '欧盟《人工智能法》（2024/1689 号条例，附件三）',
    'Regulation (EU) 2024/1689 (AI Act), annex III',
    'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
  ),
  gdpr: source(
    '欧盟《通用数据保护条例》第二十二条',
    'General Data Protection Regulation, article 22',
    'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    '2026-11-23',
  ),
  'nyc-aedt': source(
    '纽约市：自动化雇用决策工具（地方法第 144 号）',
    'New York City: automated employment decision tools',
    'https://www.nyc.gov/site/dca/about/automated-employment-decision-tools.page',
  ),
  'illinois-video-act': source(
    '伊利诺伊州《人工智能视频面试法》（820 ILCS 42）',
    'Illinois: Artificial Intelligence Video Interview Act, 820 ILCS 42',
    'https://www.ilga.gov/',
  ),
} as const satisfies Record<string, Source>
