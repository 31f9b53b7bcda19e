import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the PDF preview. */
export const pdfMessages = defineMessages(
  {
    preview: '简历预览',
    page: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
    failed: '预览暂时无法显示，内容不受影响。',
    photoMissing: '照片没有取到，这里暂时没有照片。',
    missing: (places: string) => `这些地方有字体里没有的字符，文件中以 □ 代替：${places}`,
  },
  {
    preview: 'Résumé preview',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    failed: 'The preview cannot be shown right now. Your text is safe.',
    photoMissing: 'The photo could not be fetched and is not shown here.',
    missing: (places: string) => `Some characters are missing from our fonts; the file shows □ instead: ${places}`,
  },
)
