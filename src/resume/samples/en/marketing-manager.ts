import { composeSample } from '#src/resume/samples/told.ts'

export const marketingManager = composeSample({
  locale: 'en',
  design: 'lattice',
  basics: {
    name: 'Priya Raghunathan',
    headline: 'Marketing manager, consumer and subscription brands',
    phone: '+65 6000 0000',
    email: 'priya.r@example.com',
    city: 'Singapore',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: `{Years 2016-07} years of growing consumer brands in Singapore and Jakarta, the last {years 2022-04} as head of a team of nine. I am happiest between the brand and the spreadsheet: a clear promise, a channel plan that pays for itself, and a monthly habit of stopping what does not work.
Managed budgets up to S$7.5m. Fluent in English, Tamil and Malay, with working Bahasa Indonesia.`,
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Kopi Cartel',
          title: 'Head of Marketing',
          city: 'Singapore',
          start: '2022-04',
          present: true,
          body: `- Took a café chain into home delivery: subscriptions grew from nothing to **38,000 households** in 26 months, now 44 per cent of revenue.
- Cut customer acquisition cost from S$41 to S$18 by moving a third of spend from paid social to referral and office partnerships; payback went from eleven months to four.
- Rebuilt the loyalty programme around visit rhythm rather than points; nearly half of buyers now come back within 30 days.
- Led a rebrand on S$220,000, including packaging for 31 products, delivered two weeks early and with 94 per cent of stock carried over.
- Hired five of a team of nine; two have been promoted and no one has left in two years.`,
        },
        {
          org: 'Lumen Skincare Asia',
          title: 'Regional Marketing Manager',
          city: 'Singapore and Jakarta',
          start: '2019-01',
          end: '2022-03',
          body: `- Owned a S$7.5m budget for four markets; net sales grew from S$19m to S$34m while marketing fell from 39 to 22 per cent of revenue.
- Launched in Indonesia with 120 micro-creators instead of one celebrity, reaching 90,000 first orders at half the planned cost.
- Set up market-mix modelling with the finance team. It moved S$1.3m away from television within a year.
- Negotiated joint business plans with two marketplaces, securing 9 home-page features and 16 per cent lower commission.`,
        },
        {
          org: 'Harbour & Vine',
          title: 'Brand Executive, later Assistant Brand Manager',
          city: 'Singapore',
          start: '2016-07',
          end: '2018-12',
          body: `- Ran 60 tastings and three trade fairs a year; distributor listings rose from 85 to 210 outlets.
- Wrote the first customer newsletter, 14,000 subscribers and 41 per cent open rate at its second birthday.
- Coordinated the bottling line's label change in six weeks after a new alcohol regulation, with no stock written off.`,
        },
      ],
    },
    {
      kind: 'projects',
      title: 'Selected campaigns',
      items: [
        {
          title: 'The Neighbour Table',
          role: 'Campaign lead',
          start: '2024-08',
          end: '2024-11',
          body: `- Invited customers in 80 housing blocks to host a breakfast with the brand’s coffee. 640 tables, 9,200 guests and 11,000 new subscribers from S$96,000.
- Bronze at a regional effectiveness award; since repeated in Penang and Johor Bahru.`,
        },
        {
          title: 'Price increase, explained',
          role: 'Owner',
          start: '2023-01',
          end: '2023-03',
          body: '- Announced a nine per cent rise with an open letter and a cost breakdown. Cancellations stayed at 1.8 per cent against a forecast of six.',
        },
        {
          title: 'Skin, Unedited',
          role: 'Strategy and production',
          start: '2020-09',
          end: '2021-02',
          body: '- A no-retouching pledge and creator toolkit in three languages; brand preference among women aged 18 to 30 up 12 points, with 380 press mentions.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Strategy', body: 'Positioning, pricing, annual planning, agency and distributor management' },
        { title: 'Growth', body: 'Lifecycle email, referral design, paid search and social, marketplace retail' },
        { title: 'Measurement', body: 'Market-mix modelling, incrementality tests, GA4, SQL for marketers' },
        { title: 'Languages', body: 'English, Tamil, Malay (fluent), Bahasa Indonesia (working)' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'National University of Singapore',
          title: 'Business Administration (Marketing)',
          degree: 'BBA, second class upper',
          start: '2012-08',
          end: '2016-05',
          body: '- Exchange semester at the University of British Columbia; president of the debating society.',
        },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: 'Marketing Team of the Year', level: 'finalist', date: '2024-10' },
        { title: 'Young Marketer to Watch', date: '2020-06' },
      ],
    },
    {
      kind: 'custom',
      title: 'Community',
      items: [
        {
          org: 'Second Start',
          title: 'Volunteer mentor',
          start: '2021-03',
          present: true,
          body: '- Mentor six women returning to work after caring for family; four are now in marketing roles. Run the charity’s annual CV clinic.',
        },
      ],
    },
  ],
})
