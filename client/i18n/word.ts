import { defineMessages } from '#src/texts/messages.ts'

/** Texts of cards and templates used on several pages. */
export const wordMessages = defineMessages(
  {
    gallery: 'Word 模板',
    zh: '中文',
    en: '英文',
    pages: (count: number) => `${count} 页`,
    downloads: (count: string) => `${count} 次下载`,
    preview: '预览',
    previewOf: (title: string) => `预览「${title}」`,
    favouriteOf: (title: string) => `收藏「${title}」`,
    views: (count: string) => `${count} 次浏览`,
    download: '下载',
    downloadOf: (title: string) => `下载「${title}」`,
    previewAlt: (title: string) => `「${title}」的预览图`,
  },
  {
    gallery: 'Word templates',
    zh: 'Chinese',
    en: 'English',
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    downloads: (count: string) => (count === '1' ? '1 download' : `${count} downloads`),
    preview: 'Preview',
    previewOf: (title: string) => `Preview “${title}”`,
    favouriteOf: (title: string) => `Favourite “${title}”`,
    views: (count: string) => (count === '1' ? '1 view' : `${count} views`),
    download: 'Download',
    downloadOf: (title: string) => `Download “${title}”`,
    previewAlt: (title: string) => `Preview of “${title}”`,
  },
)
