import { defineMessages } from '#src/texts/messages.ts'

/** Texts of a gallery without results. */
export const noTemplatesMessages = defineMessages(
  {
    none: '没有同时满足这些条件的模板',
    noneSearch: (q: string) => `没有找到与“${q}”有关的模板`,
    noneHelp: '换个说法，或者去掉一个条件试试。',
    noneSearchHelp: '换个词试试：至少两个字母，或一个汉字，例如职位名称的一部分。也可以从用途开始找。',
    showAll: '查看全部模板',
  },
  {
    none: 'No template fits all of these',
    noneSearch: (q: string) => `Nothing found for “${q}”`,
    noneHelp: 'Try other words, or remove one of the filters.',
    noneSearchHelp:
      'Try another word of at least two letters, or one Chinese character, such as part of a job title, or start from a situation.',
    showAll: 'See all templates',
  },
)
