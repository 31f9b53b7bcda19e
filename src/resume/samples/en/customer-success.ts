import { composeSample } from '#src/resume/samples/told.ts'

export const customerSuccess = composeSample({
  locale: 'en',
  design: 'frame',
  page: 'letter',
  basics: {
    name: 'Tomás Rivera',
    headline: 'Customer Success Manager, B2B software',
    phone: '+1 512 555 0100',
    email: 'tomas.rivera@example.com',
    city: 'Austin, TX',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: 'Summary',
      items: [
        {
          body: '{Years 2019-06} years on the customer’s side of the table. I look after 46 accounts worth $7.2m, know what each of them is trying to prove to its own board, and call before the renewal letter does.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Brightledger',
          title: 'Senior Customer Success Manager',
          department: 'Mid-market',
          start: '2022-04',
          present: true,
          body: `- Net revenue retention of **118 percent** across $7.2m; three years without losing one of the ten largest.
- Rebuilt onboarding as three milestones with dates the customer chooses. Time to first value fell from 61 to 23 days.
- Turned a $380,000 account that had given notice into a two-year contract by finding that its report had never been opened by anyone outside finance.
- Designed a health score from logins, tickets and sponsor changes that flags risk 70 days before renewal; adopted by all 14 managers.`,
        },
        {
          org: 'Cedar Park Software',
          title: 'Customer Success Associate',
          start: '2019-06',
          end: '2022-03',
          body: `- Onboarded 130 small businesses; satisfaction after 90 days 4.7 of 5.
- Wrote 58 help articles and a webinar series of twelve. New customers stopped asking the first ten questions.
- Ran a monthly call between five customers and the product team; 17 of their requests shipped.`,
        },
        {
          org: 'Lakeway Bank',
          title: 'Branch Specialist',
          start: '2017-08',
          end: '2019-05',
          body: '- Served 60 clients a day in English and Spanish and trained nine colleagues on the new counter system.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Success', body: 'Onboarding, executive reviews, renewal negotiation, health scoring' },
        { title: 'Tools', body: 'Gainsight, Salesforce, Intercom, Looker, SQL basics' },
        { title: 'Languages', body: 'English, Spanish (native)' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: 'Certified Customer Success Manager, Level 3', date: '2023-03' },
        { title: 'Salesforce Administrator', date: '2021-10' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: 'Customer hero of the year', level: 'voted by customers', date: '2025-01' },
        { title: 'Associate of the year', date: '2021-12' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'Texas State University',
          title: 'Communication Studies',
          degree: 'BA',
          start: '2013-08',
          end: '2017-05',
        },
      ],
    },
  ],
})
