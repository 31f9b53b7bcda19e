import type { TemplateSource } from '#src/content/word/catalogue.schema.ts'

/** Chinese templates for publishing, film and live-streaming. */
export const zhMedia: readonly TemplateSource[] = [
  {
    id: 1041,
    slug: 'livestream-operator-night',
    design: 'night',
    sample: 'zh/livestream-operator',
    title: { zh: '直播运营主播简历', en: 'Live-stream operator résumé' },
    summary: {
      zh: '服饰食品直播运营兼主播的简历，深色侧栏放照片、技能与证书，正文用 GMV、停留、投产比讲每一场直播。',
      en: 'A Chinese résumé for a live-stream operator and host: a dark side column with portrait, turnover, dwell time and ad returns.',
    },
    industry: 'marketing',
    style: 'modern',
    role: 'livestream-operator',
    fit: { spacing: 1.06, leading: 1.6 },
  },
  {
    id: 1059,
    slug: 'editor-seal',
    design: 'seal',
    sample: 'zh/editor',
    title: { zh: '图书编辑两页简历', en: 'Book editor résumé, two pages' },
    summary: {
      zh: '图书与杂志编辑的两页简历，朱红标签与楷体姓名，选题、审读、重印率与代表图书排得有书卷气。',
      en: 'A two-page Chinese résumé for a book editor: vermilion labels, commissioned titles, reprint rates and signature books.',
    },
    industry: 'media',
    style: 'classic',
    role: 'editor',
    fit: { size: 10.5, spacing: 1.32, leading: 1.74 },
  },
  {
    id: 1068,
    slug: 'video-editor-poster',
    design: 'poster',
    sample: 'zh/video-editor',
    title: { zh: '摄影剪辑师作品简历', en: 'Video editor résumé' },
    summary: {
      zh: '短视频与纪录片剪辑师的一页简历，海报式大字标题，作品链接、播放量与完播率并排，创意岗位适用。',
      en: 'A one-page Chinese résumé for a video editor, set like a poster: films with links, views, completion rates and tools.',
    },
    industry: 'media',
    style: 'creative',
    role: 'video-editor',
    fit: { spacing: 0.86, leading: 1.51 },
  },
  {
    id: 1077,
    slug: 'translator-bridge',
    design: 'bridge',
    sample: 'zh/translator',
    title: { zh: '英语翻译双语标题简历', en: 'Translator résumé, bilingual titles' },
    summary: {
      zh: '英汉笔译与口译译员的一页简历，中英双语小标题，翻译量、退改率、术语库与译作清单直观可信。',
      en: 'A one-page Chinese résumé with bilingual titles for a translator: words a year, revision rate, terminology and books.',
    },
    industry: 'media',
    style: 'bilingual',
    role: 'translator',
    fit: { spacing: 0.79, leading: 1.47 },
  },
]
