import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the field in which skills, languages and interests are written one after the other. */
export const editorTagMessages = defineMessages(
  {
    label: { skills: '技能标签', languages: '语言标签', interests: '爱好标签' },
    example: { skills: '例如：Java、SQL、用户访谈', languages: '例如：英语、日语', interests: '例如：摄影、长跑' },
    hint: '回车或逗号添加，也可以粘贴一串。点标签可以写熟练程度和说明，按 Delete 删除，Alt 加左右键移动。',
    between: '、',
    added: (words: string) => `已添加${words}`,
    known: (words: string) => `已经有${words}`,
    remove: (word: string) => `删除${word}`,
  },
  {
    label: { skills: 'Skills, one by one', languages: 'Languages, one by one', interests: 'Interests, one by one' },
    example: {
      skills: 'Such as Java, SQL, user interviews',
      languages: 'Such as English, Spanish',
      interests: 'Such as photography, running',
    },
    hint: 'Add one with Enter or a comma, or paste a list. Press one to write its level or more about it; Delete removes it, Alt with the left or right arrow moves it.',
    between: ', ',
    added: (words: string) => `Added ${words}`,
    known: (words: string) => `Already there: ${words}`,
    remove: (word: string) => `Delete ${word}`,
  },
)
