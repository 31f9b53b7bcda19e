import type { Agreement } from './agreement-zh.ts'
import { keptByUs, keptInBrowser } from './stored-data-lines.ts'

export const agreementEn: Agreement = {
  title: 'Service agreement and privacy statement',
  description:
    'Please read before using Qingjian: accounts, daily downloads, membership and refunds, who owns what you write, and which information we keep, for how long, and how it is deleted.',
  updated: 'Updated and in force since 23 November 2026',
  contents: 'Contents',
  service: {
    title: 'Service agreement',
    chapters: [
      {
        title: '1. This agreement',
        content: [
          'Qingjian (“we”) provides Word résumé templates, online résumés and articles. By registering, logging in or downloading you accept this agreement and the privacy statement. If you do not, please do not register: browsing and previews need no account.',
          'When the agreement changes we change the date on this page. Changes that touch your rights or what you pay are announced clearly before they take effect.',
        ],
      },
      {
        title: '2. Accounts',
        content: [
          'An account is opened with a mobile number or an e-mail address, confirmed by a code sent to it, or by the first login with WeChat. Each number, address or WeChat account opens one Qingjian account.',
          'Choose a password of 8 to 64 characters and keep it to yourself. After a password reset the account is logged out on every device.',
          'The account is yours alone: it may not be lent or sold, and programs may not be used to register or download in bulk or to disturb others. Where that happens, we may restrict the functions concerned, and will say why.',
        ],
      },
      {
        title: '3. Templates and daily downloads',
        content: [
          'How many Word templates an account can download a day depends on its membership level; a free account has one. The number and what is left of it are shown before you download. It starts again at 00:00 Beijing time. Downloading the same template again that day does not count, nor does a download that failed.',
          'You may change the templates as you like and use them for your own applications. Without permission you may not sell or redistribute the templates themselves or offer them as a template service of your own.',
          'Names, companies, schools and figures in the templates are samples. Replace them with what is true of you before you send anything.',
        ],
      },
      {
        title: '4. What you write',
        content: [
          'Your résumé belongs to you. We use it only to keep it, show it to you, and export or share it when you say so. We do not publish it, sell it to recruiters or train models on it.',
          'Your own résumé as PDF is free, without a watermark and without a limit.',
          'Please do not upload anything unlawful, or other people’s personal information without their consent.',
        ],
      },
      {
        title: '5. Membership, payment and refunds',
        content: [
          'Membership raises the number of online résumés and of Word templates per day. Price, duration and both limits are those shown before you pay.',
          'Renewing the same level extends it from its end. When you upgrade, unused days count towards the price; the amount is shown before you pay.',
          'An order is valid for the time shown with it. A payment that arrives later is either honoured or sent back the way it came. Anything paid twice is sent back too.',
          'Membership is a digital service that can be used at once. Where the law provides for a refund, the law applies.',
        ],
      },
      {
        title: '6. Limits of the service',
        content: [
          'We do our best to keep the service running and your words safe, and still advise you to export a copy now and then. After an interruption through force majeure or network failures of others we resume as soon as we can.',
          'Templates and articles help you express yourself. They promise no job and no admission.',
          'You may stop using the service and delete your account at any time. This agreement is governed by the law of the People’s Republic of China; disputes that cannot be settled by agreement go to the competent court.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy statement',
    chapters: [
      {
        title: '1. What we collect, and why',
        content: [
          'Only what the service needs:',
          keptByUs('en'),
          'We do not collect your location or contacts, nor ask for proof of identity.',
        ],
      },
      {
        title: '2. Cookies and browser storage',
        content: [
          'These are all the cookies and storage we use, and all are set by this site:',
          keptInBrowser('en'),
          'There are no advertisements, no third-party analytics and no tracking across sites. Apart from what may be needed to tell people from programs, pages load nothing from other sites.',
        ],
      },
      {
        title: '3. Who receives it',
        content: [
          'We do not sell personal information. Only to do what you asked for, we pass on what is necessary to:',
          [
            'The providers of text messages and e-mail: your number or address, and what is sent.',
            'WeChat: only where you choose to log in or pay with it.',
            'The payment provider: order number and amount, for payments and refunds.',
            'The cloud provider whose platform runs the site and stores its data, on our instructions.',
          ],
          'Where the law obliges us to disclose something, we disclose what is asked for and no more.',
        ],
      },
      {
        title: '4. How long, and how it is protected',
        content: [
          'Account information is kept until you delete the account. Sessions end after 30 days or when you log out. Codes and records of attempts are cleared regularly once they are no longer needed. Transaction records are kept for as long as the law requires.',
          'Against loss we make backups of the whole site, encrypted, and delete each within 30 days: until then they still hold what you have deleted. If we ever restore one, we delete again what was deleted since.',
          'Connections are encrypted; session tokens and codes are stored as hashes only; passwords with an algorithm made to resist guessing. Should an incident affect you, we will tell you without delay.',
        ],
      },
      {
        title: '5. Your rights',
        content: [
          [
            'Access and correction: you see your account and favourites when logged in, and may ask us to correct what is wrong.',
            'Export: when logged in you can download all of your data under “My account” at any time.',
            'Deletion: when logged in you can delete your account under “My account”. You have 7 days to take that back; then the account, favourites, downloads and résumés are deleted.',
            'Withdrawal of consent: stop using the service and delete the account.',
          ],
          'For anything else write to us on the contact page. We need to know that it is you, for instance by a code to the number you registered with.',
        ],
        link: { text: 'My account', path: '/user/account#export' },
      },
      {
        title: '6. Minors',
        content: [
          'The service is for people who apply for jobs and places to study. Those under 14 should use it with the consent and company of a guardian.',
        ],
      },
    ],
  },
}
