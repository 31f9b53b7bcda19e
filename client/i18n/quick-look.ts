import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the quick look at a template. */
export const quickLookMessages = defineMessages(
  {
    title: (title: string) => `预览：${title}`,
    pageOf: (page: number, count: number) => `第 ${page} 页，共 ${count} 页`,
    picture: (title: string, page: number) => `「${title}」第 ${page} 页`,
    previousPage: '上一页',
    nextPage: '下一页',
    previousTemplate: '上一份模板',
    nextTemplate: '下一份模板',
    zoomIn: '放大',
    zoomOut: '缩小',
    zoom: (percent: number) => `缩放 ${percent}%`,
    download: '下载 Word 文件',
    start: '用这份简历开始写',
    open: '查看详情',
    keys: '← → 翻页与换模板，+ − 缩放，Esc 关闭',
    failed: '详细信息暂时取不到，可以打开详情页查看。',
  },
  {
    title: (title: string) => `Preview: ${title}`,
    pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
    picture: (title: string, page: number) => `“${title}”, page ${page}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    previousTemplate: 'Previous template',
    nextTemplate: 'Next template',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoom: (percent: number) => `Zoom ${percent}%`,
    download: 'Download the Word file',
    start: 'Start with this résumé',
    open: 'See details',
    keys: '← → for pages and templates, + − to zoom, Esc to close',
    failed: 'The details cannot be loaded right now. You can find them on the template’s own page.',
  },
)
