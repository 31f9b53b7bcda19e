import { defineMessages } from './messages.ts'

/** The way on from a list without anything on it. */
export const insteadMessages = defineMessages(
  {
    nearTerms: '你可能想找的分类',
    nearTemplates: '也许有你要的',
    nearArticles: '相关的求职攻略',
    popular: '大家都在用的模板',
  },
  {
    nearTerms: 'Categories you may mean',
    nearTemplates: 'Perhaps one of these',
    nearArticles: 'Articles about it',
    popular: 'Templates people like',
  },
)
