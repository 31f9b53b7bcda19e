import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the links between the pages of a list. */
export const pagerMessages = defineMessages(
  {
    label: '分页',
    previous: '上一页',
    next: '下一页',
    page: (page: number) => `第 ${page} 页`,
    pageOf: (page: number, count: number) => `第 ${page} 页，共 ${count} 页`,
    pageEmpty: '这一页没有内容了',
    toFirstPage: '回到第一页',
  },
  {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
    pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
    pageEmpty: 'There is nothing on this page any more',
    toFirstPage: 'Back to the first page',
  },
)
