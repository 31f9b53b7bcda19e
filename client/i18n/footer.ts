import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the footer. */
export const footerMessages = defineMessages(
  {
    promise: '写下的每一个字都在，看到的就是拿到的。',
    situations: '按场景找模板',
    product: '产品',
    word: 'Word 简历模板',
    resume: '在线简历',
    articles: '求职攻略',
    membership: '会员',
    company: '青简',
    about: '关于我们',
    contact: '联系我们',
    service: '服务协议',
    privacy: '隐私声明',
    accessibility: '无障碍声明',
  },
  {
    promise: 'Every word you write stays. What you see is the file you get.',
    situations: 'Templates by situation',
    product: 'Product',
    word: 'Word templates',
    resume: 'Online résumés',
    articles: 'Job-hunting articles',
    membership: 'Membership',
    company: 'Qingjian',
    about: 'About us',
    contact: 'Contact us',
    service: 'Service agreement',
    privacy: 'Privacy statement',
    accessibility: 'Accessibility',
  },
)
