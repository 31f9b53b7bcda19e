import { composeSample } from '#src/resume/samples/told.ts'

export const graduateApplicant = composeSample({
  locale: 'en',
  design: 'scholar',
  fit: { spacing: 0.82, leading: 1.3 },
  basics: {
    name: 'Wen Jiayi',
    headline: 'Applicant, MSc in Environmental Economics',
    phone: '+86 138 0000 0000',
    email: 'jiayi.wen@example.com',
    city: 'Wuhan, China',
    website: 'jiayiwen.example.com',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: 'Research interests',
      items: [
        {
          body: 'How prices, information and local rules change what households and small firms do about pollution. I am most at home with panel data, careful field surveys, and questions that a city government could act on.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'Wuhan University',
          title: 'Economics (Honours Class)',
          degree: 'BA',
          start: '2023-09',
          end: '2027-06',
          body: `- GPA 3.84 / 4.00, ranked 3rd of 74. Econometrics 96, Mathematical Analysis 94, Environmental Economics 98, Game Theory 93.
- Honours thesis: *Meter reading and memory: do monthly water bills change use?* Supervisor: Professor Liang Qing.`,
        },
        {
          org: 'University of Gothenburg',
          title: 'Exchange semester, Environmental Economics',
          start: '2025-08',
          end: '2026-01',
          body: '- Average grade A. Course paper on congestion charges awarded best of the seminar (31 students).',
        },
      ],
    },
    {
      kind: 'internship',
      title: 'Research experience',
      items: [
        {
          org: 'Centre for Urban Environment, Wuhan University',
          title: 'Undergraduate Research Assistant',
          start: '2024-10',
          present: true,
          body: `- Assembled a panel of 46,000 household water bills from three districts, matched to weather and tariff changes; wrote the cleaning code and a 14-page data guide.
- Estimated the response to a block tariff with a regression discontinuity design: use fell **5.8 per cent** just above the threshold, twice the effect among families receiving a paper bill.
- Supervised four second-year students collecting 1,100 door-to-door interviews; response rate 71 per cent.`,
        },
        {
          org: 'Yangtze Clean Air Initiative',
          title: 'Policy Research Intern',
          city: 'Wuhan',
          start: '2026-02',
          end: '2026-06',
          body: `- Compared low-emission zones in eleven cities and costed three options for Wuhan; the summary was submitted to the municipal consultation.
- Built a public map of 2.3m hourly sensor readings, open to anyone.`,
        },
        {
          org: 'Gothenburg Behavioural Lab',
          title: 'Lab Assistant',
          city: 'Gothenburg',
          start: '2025-09',
          end: '2026-01',
          body: '- Ran 22 sessions of a public-goods experiment (396 participants), programmed two treatments in oTree and checked payments.',
        },
      ],
    },
    {
      kind: 'publications',
      title: 'Papers and presentations',
      items: [
        {
          title: 'Paper bills and water use: evidence from a tariff threshold',
          authors: 'Wen J, Liang Q',
          org: 'Working paper, under review',
          date: '2026-09',
        },
        {
          title: 'Who answers the door? Non-response in urban household surveys',
          authors: 'Wen J',
          org: 'Student economics journal, refereed',
          date: '2025-12',
        },
        {
          title: 'Saving water with an envelope',
          authors: 'Wen J',
          org: 'Talk, East Asian Environmental Economics Student Conference, Busan',
          date: '2026-07',
        },
      ],
    },
    {
      kind: 'awards',
      title: 'Honours and scholarships',
      items: [
        { title: 'National Scholarship', date: '2025-11' },
        { title: 'Mathematical Contest in Modeling', level: 'Finalist', date: '2026-05' },
        { title: 'Wuhan University Exchange Scholarship', date: '2025-06' },
        { title: 'First-class academic scholarship', level: 'first year', date: '2024-11' },
      ],
    },
    {
      kind: 'projects',
      title: 'Selected coursework and projects',
      items: [
        {
          title: 'Replication of a classic paper on plastic bag taxes',
          role: 'Independent',
          start: '2025-03',
          end: '2025-05',
          url: 'jiayiwen.example.com/replication',
          body: '- Reproduced every table in R, found a miscoded control variable and corresponded with the authors, who posted a correction.',
        },
        {
          title: 'A carbon budget for one canteen',
          role: 'Team leader, four students',
          start: '2024-03',
          end: '2024-06',
          body: '- Weighed three weeks of waste and traced 61 ingredients to estimate emissions per meal; the university changed two suppliers and its default portion of rice.',
        },
      ],
    },
    {
      kind: 'campus',
      title: 'Teaching and service',
      items: [
        {
          org: 'School of Economics',
          title: 'Peer tutor in econometrics',
          start: '2025-02',
          present: true,
          body: '- Weekly exercise class for 35 students; wrote solutions to 60 problems now used by the course. Rated 4.8 of 5.',
        },
        {
          org: 'Green Campus Society',
          title: 'President',
          start: '2024-09',
          end: '2025-07',
          body: '- Led 48 volunteers; ran a repair café every month that mended 690 items, and negotiated refill stations in nine buildings.',
        },
        {
          org: 'Hubei Rural Reading Project',
          title: 'Summer teacher',
          city: 'Enshi',
          start: '2024-07',
          end: '2024-08',
          body: '- Taught English and geography to 52 pupils aged 10 to 13 and set up a lending library of 400 books.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        {
          title: 'Methods',
          body: 'Panel data, regression discontinuity, difference in differences, survey and experimental design',
        },
        { title: 'Software', body: 'R, Stata, Python (pandas, geopandas), oTree, QGIS, LaTeX, Git' },
        { title: 'Languages', body: 'Mandarin (native), English (IELTS 8.0, writing 7.5), Swedish (A2)' },
        { title: 'Tests', body: 'GRE 331 (quantitative 170, verbal 161, writing 4.5)' },
      ],
    },
    {
      kind: 'custom',
      title: 'Referees',
      items: [
        {
          org: 'Professor Liang Qing',
          title: 'Wuhan University',
          body: 'Thesis supervisor since {year 2024}, liang.qing@example.com',
        },
        {
          org: 'Dr Sofia Lindqvist',
          title: 'University of Gothenburg',
          body: 'Seminar leader and laboratory director, sofia.lindqvist@example.com',
        },
      ],
    },
  ],
})
