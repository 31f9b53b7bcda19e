import { defineMessages } from '#src/texts/messages.ts'

/** The situations in which people write a résumé; each is a category of the Word gallery. */
export const situations = ['campus', 'social', 'intern', 'switch', 'abroad', 'postgraduate'] as const

/** Names of the situations in which people look for a template. */
export const situationMessages = defineMessages(
  {
    campus: '校招',
    social: '社招',
    intern: '实习',
    switch: '转行',
    abroad: '留学申请',
    postgraduate: '考研复试',
  },
  {
    campus: 'Graduate jobs',
    social: 'Experienced hires',
    intern: 'Internships',
    switch: 'Career change',
    abroad: 'Study abroad',
    postgraduate: 'Postgraduate interview',
  },
)
