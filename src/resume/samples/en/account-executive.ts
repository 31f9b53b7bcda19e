import { composeSample } from '#src/resume/samples/told.ts'

export const accountExecutive = composeSample({
  locale: 'en',
  design: 'night',
  page: 'letter',
  basics: {
    name: 'Marcus Delaney',
    headline: 'Account Executive, enterprise software',
    phone: '+1 617 555 0100',
    email: 'marcus.delaney@example.com',
    city: 'Boston, MA',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: 'Summary',
      items: [
        {
          body: '{Years 2018-06} years in software sales, the last {years 2022-01} in enterprise; ahead of quota in each full year since. I sell by finding the cost of the problem with the customer’s own data, and I keep the accounts I open.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Tessellate Security',
          title: 'Enterprise Account Executive',
          city: 'Boston',
          start: '2022-01',
          present: true,
          body: `- Closed **$11.8m** in new recurring revenue across banking and insurance; ahead of quota in each of the last three full years.
- Won the company’s largest contract, $2.4m over three years, after a 14-month process with 23 stakeholders and a side-by-side trial.
- Raised average deal size from $84,000 to $190,000 by leading with an audit of existing tools rather than a demonstration.
- Accounts grow after the sale: four of the customers now speak at company events.
- Mentor three development representatives, two promoted within a year.`,
        },
        {
          org: 'Portside Analytics',
          title: 'Account Executive, mid-market',
          city: 'Boston',
          start: '2019-07',
          end: '2021-12',
          body: `- Opened 61 new accounts in retail and logistics; $3.9m booked, top three of 28 sellers in both full years.
- Cut the sales cycle from 97 to 62 days with a one-page business case built together with the buyer.
- Wrote the competitive playbook against the market leader; win rate in those deals went from 19 to 36 percent.`,
        },
        {
          org: 'Portside Analytics',
          parent: 'work-item-2',
          title: 'Sales Development Representative',
          start: '2018-06',
          end: '2019-06',
          body: '- 214 qualified meetings in twelve months, 160 percent of target; fastest promotion in the team.',
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: 'Insurance value calculator',
          role: 'Initiator',
          start: '2023-05',
          end: '2023-08',
          body: '- Built with finance and two customers; used in every enterprise proposal since and credited with $4m of pipeline.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'Boston College',
          title: 'Communication and Economics',
          degree: 'BA',
          start: '2014-09',
          end: '2018-05',
          body: '- Captain of the sailing team; worked twenty hours a week in the alumni call center.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Selling', body: 'MEDDPICC, value selling, executive presentation, contract negotiation' },
        { title: 'Sectors', body: 'Banking, insurance, retail, logistics' },
        { title: 'Tools', body: 'Salesforce, Gong, Outreach, Excel models' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: 'President’s Club', level: '{year 2022}, {year 2023} and {year 2025}' },
        { title: 'Deal of the year', date: '2024-01' },
      ],
    },
    {
      kind: 'languages',
      items: [
        { title: 'English', level: 'native' },
        { title: 'Portuguese', level: 'conversational' },
      ],
    },
    { kind: 'interests', items: [{ title: 'Coastal sailing' }, { title: 'Youth hockey coach' }] },
  ],
})
