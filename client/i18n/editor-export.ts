import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the export dialog. */
export const editorExportMessages = defineMessages(
  {
    title: '导出简历',
    menu: '导出 Word、图片等，改文件名…',
    lead: '每一种都免费、无水印，不限次数。',
    fileName: '文件名',
    fileNameNote: '所有格式共用，不用写后缀；留空则用姓名和求职意向。',
    download: '下载',
    downloadAs: (format: string) => `下载 ${format}`,
    making: '正在生成…',
    failed: '文件生成失败，请检查网络后再试',
    longPress: '长按图片即可保存或转发',
    pictureOf: (name: string) => `${name} 的长图`,
    best: '投递首选',
  },
  {
    title: 'Export the résumé',
    menu: 'Export Word, pictures and more…',
    lead: 'All of them are free, without a watermark, as often as you like.',
    fileName: 'File name',
    fileNameNote: 'For all formats, without the extension. If it is empty, your name and the position are used.',
    download: 'Download',
    downloadAs: (format: string) => `Download ${format}`,
    making: 'Making the file…',
    failed: 'The file could not be made. Please check your connection and try again',
    longPress: 'Press and hold the picture to save or send it',
    pictureOf: (name: string) => `${name} as one picture`,
    best: 'Best for applying',
  },
)

/** The name of each format. */
export const exportNames = defineMessages(
  {
    pdf: 'PDF',
    word: 'Word 文档',
    png: '长图',
    pages: '每页一张图',
    text: '纯文本',
    markdown: 'Markdown',
    'json-resume': 'JSON Resume',
    json: '青简备份',
  },
  {
    pdf: 'PDF',
    word: 'Word document',
    png: 'One long picture',
    pages: 'One picture a page',
    text: 'Plain text',
    markdown: 'Markdown',
    'json-resume': 'JSON Resume',
    json: 'Qingjian backup',
  },
)

/** What each format is best for. */
export const exportUses = defineMessages(
  {
    pdf: '投递、打印。与预览完全一样，任何设备打开都不变样。',
    word: '对方要求 .docx，或想在 Word、WPS 里继续改。版式相同，分页可能略有出入。',
    png: '发到微信等聊天里，一张图看完整份简历：各页相连，没有页码和空白。',
    pages: '只收图片的报名系统。每页一张 PNG，放在一个压缩包里。',
    text: '粘贴到招聘网站的表单，或看看机器读到什么。含链接地址，不含加粗、照片和版式。',
    markdown: '放到 GitHub、笔记或个人网站。文字完整，不含照片和版式。',
    'json-resume': '换到别的简历工具。通用格式，不含照片、版式和求职信。',
    json: '自己留底。以后导入时原样恢复，包括版式和隐藏的内容。',
  },
  {
    pdf: 'For applying and printing. Exactly as in the preview, on every device.',
    word: 'When a .docx is asked for, or to go on editing in Word or WPS. Same design; page breaks may differ.',
    png: 'To send in a chat: the whole résumé in one picture, pages joined without page numbers or blank space.',
    pages: 'For forms that take pictures only. A PNG of each page, together in a ZIP file.',
    text: 'To paste into a job site’s form, or to see what a machine reads. With the addresses of links, without bold type, photo and design.',
    markdown: 'For GitHub, notes or your own site. All of the text, without photo and design.',
    'json-resume': 'To move to another résumé tool. A common format without photo, design and cover letter.',
    json: 'For your own records. Importing it restores everything, including the design and hidden parts.',
  },
)
