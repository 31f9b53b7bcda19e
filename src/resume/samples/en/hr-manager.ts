import { composeSample } from '#src/resume/samples/told.ts'

export const hrManager = composeSample({
  locale: 'en',
  design: 'lattice',
  basics: {
    name: 'Naomi Okafor',
    headline: 'HR manager, manufacturing and logistics',
    phone: '+353 1 555 0000',
    email: 'naomi.okafor@example.com',
    city: 'Dublin, Ireland',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: 'Profile',
      items: [
        {
          body: '{Years 2014-06} years in people work, the last {years 2020-09} as manager for sites that run day and night. I like policies that fit on a page, managers who talk to their teams before the survey does, and numbers that a shift leader can use.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Liffey Cold Storage',
          title: 'HR Manager',
          department: 'Three sites, 540 people',
          city: 'Dublin',
          start: '2020-09',
          present: true,
          body: `- Cut voluntary turnover on nights from **44 to 21 per cent** in two years: later buses agreed with the city, predictable rotas, exit interviews answered with one visible change each month.
- Recruited 310 people a year with the same team of three; time to hire fell from 41 to 19 days and agency spend by €640,000.
- Led consultation on a new depot with two unions over nine months. 502 of 540 signed and no day was lost.
- Rewrote 46 policies as 12, each read aloud by supervisors before it was issued; grievances have more than halved.
- Introduced a pay structure with nine grades, closed an unexplained gender gap of 4.1 per cent to 0.6.
- Manage two advisers and a payroll officer; weekly payroll of 540, 99.7 per cent right first time.`,
        },
        {
          org: 'Harbour Foods',
          title: 'HR Business Partner',
          department: 'Production, 260 people',
          city: 'Cork',
          start: '2017-01',
          end: '2020-08',
          body: `- Redesigned induction after finding that a third of leavers went within 30 days; that share is now 11 per cent.
- Ran the redundancy of 34 roles: 29 people were in new work within four months through a transfer fair with neighbours.
- Trained 41 line managers in difficult conversations, with real cases and follow-up visits.`,
        },
        {
          org: 'Shannon Hospitality Group',
          title: 'HR Officer, promoted from HR Assistant',
          city: 'Limerick',
          start: '2014-06',
          end: '2016-12',
          body: '- Employee relations and recruitment for five hotels, 600 seasonal contracts a year; introduced digital contracts and saved 400 hours of paper a season.',
        },
      ],
    },
    {
      kind: 'projects',
      title: 'Selected projects',
      items: [
        {
          title: 'Women on the warehouse floor',
          role: 'Sponsor and lead',
          start: '2024-02',
          end: '2024-09',
          body: '- Women were 9 per cent of forklift drivers. A paid four-week course, a smaller uniform supplier and mentors brought it to 23.',
        },
        {
          title: 'Absence, told simply',
          role: 'Initiator',
          start: '2022-03',
          end: '2022-08',
          body: '- Replaced a 14-page absence report with a one-page view per team; worth about €280,000 a year in short absence avoided.',
        },
        {
          title: 'Apprenticeships',
          role: 'Founder',
          start: '2019-01',
          end: '2019-04',
          body: '- First eight mechanical apprentices; seven finished and are still with the company.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'People', body: 'Employee relations, consultation, performance, coaching managers' },
        { title: 'Reward', body: 'Grading, pay gap analysis, payroll control' },
        { title: 'Law', body: 'Irish and EU employment law, WRC hearings, GDPR in HR' },
        { title: 'Systems', body: 'Workday, SAP HR, Excel, Power BI basics' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: 'Chartered Member, CIPD (Level 7)', date: '2019-10' },
        { title: 'Mediation, accredited', date: '2022-11' },
        { title: 'Investigating complaints, certificate', date: '2018-05' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University of Limerick',
          title: 'Human Resource Management',
          degree: 'MSc, part time',
          start: '2016-09',
          end: '2018-05',
        },
        {
          org: 'University College Cork',
          title: 'Psychology',
          degree: 'BA (Hons), 2:1',
          start: '2010-09',
          end: '2014-05',
        },
      ],
    },
    {
      kind: 'languages',
      items: [
        { title: 'English', level: 'native' },
        { title: 'Igbo', level: 'fluent' },
        { title: 'Polish', level: 'conversational, learned at work' },
      ],
    },
    {
      kind: 'interests',
      items: [
        { title: 'Choir', body: 'alto, two concerts a year' },
        { title: 'Allotment', body: 'and the tomatoes for the canteen' },
      ],
    },
  ],
})
