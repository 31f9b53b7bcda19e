import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the search field for templates. */
export const searchMessages = defineMessages(
  { search: '搜索', label: '搜索模板', hint: '搜职位、行业或风格' },
  { search: 'Search', label: 'Search templates', hint: 'Role, industry or style' },
)
