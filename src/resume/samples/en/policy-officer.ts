import { composeSample } from '#src/resume/samples/told.ts'

export const policyOfficer = composeSample({
  locale: 'en',
  design: 'bridge',
  basics: {
    name: 'Tomos Griffiths',
    headline: 'Policy officer, transport and housing',
    phone: '+44 29 2018 0000',
    email: 'tomos.griffiths@example.com',
    city: 'Cardiff, UK',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: 'Policy officer with {years 2020-06} years in local and national government. I turn evidence into advice that ministers can use on a Tuesday afternoon: short, costed, honest about risk. Security cleared. Welsh speaker.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Department for Regional Transport',
          title: 'Senior Policy Officer',
          city: 'Cardiff',
          start: '2023-01',
          present: true,
          body: `- Lead on bus fares for young people: wrote the options paper, costed five models with analysts and advised two ministers through to an **£18m pilot** covering 140,000 passengers.
- Drafted 64 ministerial submissions and 210 answers to correspondence, late twice.
- Set up a panel of twelve councils and three operators; agreed a shared data standard in five months after four years of talks.
- Managed a consultation with 6,300 replies and published the analysis in nine weeks.`,
        },
        {
          org: 'City of Newport Council',
          title: 'Policy and Scrutiny Officer',
          start: '2020-06',
          end: '2022-12',
          body: `- Supported two scrutiny committees; 41 of 47 recommendations were accepted by cabinet.
- Reviewed temporary housing: interviewed 70 families, traced £2.1m of nightly bookings and proposed a leasing scheme that housed 58 households in its first year.
- Trained 90 staff in writing one-page briefings.`,
        },
        {
          org: 'Shelter Aid Wales',
          title: 'Casework Volunteer',
          start: '2018-10',
          end: '2020-05',
          body: '- Advised on 130 cases of rent arrears and disrepair; helped prevent 46 evictions.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'Cardiff University',
          title: 'Public Policy',
          degree: 'MSc, Distinction',
          start: '2019-09',
          end: '2020-09',
        },
        {
          org: 'Swansea University',
          title: 'History and Politics',
          degree: 'BA (Hons), First',
          start: '2016-09',
          end: '2019-06',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        {
          title: 'Policy',
          body: 'Options appraisal, Green Book costing, consultation design, parliamentary questions',
        },
        { title: 'Evidence', body: 'Interviews, survey analysis in R, freedom of information, mapping in QGIS' },
        { title: 'Languages', body: 'English and Welsh (native), French (B2)' },
      ],
    },
    {
      kind: 'publications',
      items: [
        {
          title: 'Nightly rates: the price of waiting for a home',
          authors: 'Griffiths T, Rees C',
          org: 'Local government quarterly',
          date: '2022-04',
        },
      ],
    },
  ],
})
