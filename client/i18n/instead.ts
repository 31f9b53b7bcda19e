import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the suggestions for an empty list. */
export const insteadMessages = defineMessages(
  {
    nearTerms: '你可能想找的分类',
    nearTemplates: '也许有你要的',
    nearest: (role: string) => `没有专门的模板，最接近的是「${role}」`,
    nearArticles: '相关的求职攻略',
    popular: '精选模板',
  },
  {
    nearTerms: 'Categories you may mean',
    nearTemplates: 'Perhaps one of these',
    nearest: (role: string) => `No template for exactly that; the nearest is “${role}”`,
    nearArticles: 'Articles about it',
    popular: 'Featured templates',
  },
)
