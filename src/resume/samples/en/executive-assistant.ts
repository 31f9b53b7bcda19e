import { composeSample } from '#src/resume/samples/told.ts'

export const executiveAssistant = composeSample({
  locale: 'en',
  design: 'margin',
  basics: {
    name: 'Charlotte Tan',
    headline: 'Executive Assistant to CEO and board',
    phone: '+65 6000 0000',
    email: 'charlotte.tan@example.com',
    city: 'Singapore',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '{Years 2017-03} years supporting chief executives in shipping and biotechnology. I protect attention: the right forty minutes with the right paper on the table. Discreet, unhurried, quick to see what next week will need.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Merlion Biologics',
          title: 'Executive Assistant to the Chief Executive',
          start: '2021-05',
          present: true,
          body: `- Run the diary of a CEO with 11 direct reports across four time zones; cut standing meetings from **31 to 17 hours** a week after a six-week audit.
- Secretary to a board of nine: papers out seven days ahead of every meeting so far, minutes within 48 hours.
- Planned 160 trips and two investor roadshows (23 cities, 94 meetings) with one missed connection.
- Managed the move of 85 people to a new office, S$640,000, finished nine per cent under budget.
- Lead two assistants and wrote the handbook used by all seven.`,
        },
        {
          org: 'Straits Pacific Lines',
          title: 'Executive Assistant, later Office Manager',
          start: '2017-03',
          end: '2021-04',
          body: `- Supported the managing director and finance director of a 300-person shipping company.
- Replaced paper approvals with an online form; average sign-off fell from six days to one.
- Organised the 50th-anniversary dinner for 700 guests and the ministerial visit beside it.
- Renegotiated travel and courier contracts, saving S$210,000 over three years.`,
        },
        {
          org: 'Raffles Quay Hotel',
          title: 'Guest Relations Executive',
          start: '2015-06',
          end: '2017-02',
          body: '- Looked after long-stay and diplomatic guests; named in 140 letters of thanks in two years.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'Singapore Management University',
          title: 'Social Sciences',
          degree: 'BSocSc, cum laude',
          start: '2011-08',
          end: '2015-05',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Board work', body: 'Agendas, minutes, resolutions, annual filings' },
        { title: 'Tools', body: 'Microsoft 365, Concur, Diligent, Notion' },
        { title: 'Writing', body: 'Speeches, briefing notes, shareholder letters' },
        { title: 'Pace', body: '85 words a minute, shorthand' },
      ],
    },
    {
      kind: 'languages',
      items: [
        { title: 'English', level: 'native' },
        { title: 'Mandarin', level: 'fluent' },
        { title: 'Japanese', level: 'JLPT N3' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: 'Chartered Governance Institute, qualifying programme, part 1', date: '2024-11' },
        { title: 'Project management certificate', date: '2020-08' },
      ],
    },
    { kind: 'interests', items: [{ title: 'Letterpress printing' }, { title: 'Open-water swimming' }] },
  ],
})
