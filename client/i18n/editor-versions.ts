import { defineMessages } from '#src/texts/messages.ts'

/** Texts of comparing a version with the present state. */
export const editorVersionMessages = defineMessages(
  {
    view: '显示',
    kept: '这个版本',
    changes: '改动',
    same: '和现在完全一样。',
    other: '有改动，见页面',
  },
  {
    view: 'Show',
    kept: 'This version',
    changes: 'Changes',
    same: 'Exactly the same as now.',
    other: 'Changed, see the pages',
  },
)

/** The names of a résumé's parts outside sections. */
export const partMessages = defineMessages(
  {
    title: '简历标题',
    person: '个人信息',
    photo: '照片',
    design: '版式',
    settings: '颜色、字号与间距',
    order: '模块顺序',
  },
  {
    title: 'Title of the résumé',
    person: 'Personal details',
    photo: 'Photo',
    design: 'Design',
    settings: 'Colour, sizes and spacing',
    order: 'Order of sections',
  },
)
