import { defineMessages } from '#src/texts/messages.ts'

/** Texts for missing and removed content. */
export const notFoundMessages = defineMessages(
  {
    notFound: '页面不存在',
    notFoundText: '你要找的页面不存在，或者已经被移除。',
    gone: '内容已下架',
    goneText: '这里的内容已经下架，或不再公开。',
    linkText: '想看这份简历，请向发给你链接的人要一个新的。',
    resume: '没有找到这份简历',
    resumeText: '它可能已被删除，或属于另一个账号。删除不满七天的简历，可以在「最近删除」里恢复。',
    myResumes: '我的简历',
    back: '返回上一页',
    searchTitle: '也许你在找模板',
    popular: '精选模板',
    popularMore: '全部模板',
    home: '返回首页',
  },
  {
    notFound: 'Page not found',
    notFoundText: 'The page you are looking for does not exist or was removed.',
    gone: 'No longer here',
    goneText: 'This content has been taken down or is no longer shared.',
    linkText: 'To see the résumé, please ask whoever sent it to you for a new link.',
    resume: 'Résumé not found',
    resumeText:
      'It may have been deleted, or it belongs to another account. Deleted résumés can be restored for seven days.',
    myResumes: 'My résumés',
    back: 'Back to previous page',
    searchTitle: 'Perhaps you are looking for a template',
    popular: 'Featured templates',
    popularMore: 'All templates',
    home: 'Back to home',
  },
)
