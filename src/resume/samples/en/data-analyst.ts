import { composeSample } from '#src/resume/samples/told.ts'

export const dataAnalyst = composeSample({
  locale: 'en',
  design: 'slips',
  page: 'letter',
  basics: {
    name: 'Daniel Reyes',
    headline: 'Data Analyst, after {years 2016-05 2024-08} years in hospitality',
    phone: '+1 312 555 0100',
    email: 'daniel.reyes@example.com',
    city: 'Chicago, IL',
    github: 'github.com/example',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: 'Summary',
      items: [
        {
          body: 'Restaurant manager turned analyst. I spent years making decisions from a till report and a hunch; now I build the numbers other managers act on. Strong in SQL and Python, patient with messy data, and used to explaining a chart to someone holding three plates.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Lakeside Grocers Cooperative',
          title: 'Junior Data Analyst',
          city: 'Chicago',
          start: '2025-01',
          present: true,
          body: `- Built a demand forecast for 420 fresh products across 17 stores; waste fell **23 percent** in six months, saving about $310,000 a year.
- Replaced eleven weekly spreadsheets with one dbt model and a Looker dashboard used by 60 managers, and cut preparation from two days to none.
- Designed a price test in four stores with matched controls; the result stopped a discount that was losing $9,000 a month.
- Wrote plain-language notes for every metric. Questions to the data team dropped by a third.`,
        },
        {
          org: 'The Copper Kettle Group',
          title: 'General Manager',
          city: 'Chicago',
          start: '2019-06',
          end: '2024-08',
          body: `- Ran two restaurants with $4.6m revenue and 54 staff; raised margin from 8 to 13 percent without raising prices.
- Learned SQL to join bookings, weather and till data. The resulting rota model became standard in all nine sites.
- Reduced staff turnover from 92 to 47 percent by fixing schedules two weeks ahead.`,
        },
        {
          org: 'Hotel Marquette',
          title: 'Front Office Supervisor',
          city: 'Milwaukee',
          start: '2016-05',
          end: '2019-05',
          body: '- Led a team of nine; guest satisfaction moved from 81 to 90 over two years.',
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: 'Where the 66 bus waits',
          role: 'Independent analysis',
          start: '2024-09',
          end: '2024-12',
          url: 'github.com/example/bus66',
          body: '- Collected 1.2m arrival records through the public feed, mapped bunching by hour and stop, and presented the findings to the transit board. 340 stars on GitHub.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Data', body: 'SQL (window functions, query tuning), Python (pandas, scikit-learn), dbt, BigQuery' },
        { title: 'Communication', body: 'Looker, Tableau, R Markdown reports, workshops for non-analysts' },
        { title: 'Languages', body: 'English, Spanish (native)' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'Northeastern Illinois University',
          title: 'Applied Data Science',
          degree: 'Graduate certificate, 3.9 GPA',
          start: '2023-09',
          end: '2024-12',
        },
        { org: 'DePaul University', title: 'Hospitality Leadership', degree: 'BS', start: '2012-09', end: '2016-05' },
      ],
    },
  ],
})
