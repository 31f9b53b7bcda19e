import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the breadcrumbs. */
export const breadcrumbMessages = defineMessages(
  { label: '当前位置', home: '首页' },
  { label: 'You are here', home: 'Home' },
)
