import { composeSample } from '#src/resume/samples/told.ts'

export const productDesigner = composeSample({
  locale: 'en',
  design: 'poster',
  fit: { spacing: 0.85, leading: 1.37 },
  basics: {
    name: 'Maya Okonjo',
    headline: 'Product designer for complicated software',
    phone: '+44 161 496 0000',
    email: 'maya.okonjo@example.com',
    city: 'Manchester, UK',
    website: 'mayaokonjo.example.com',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '{Years 2018-09} years designing tools that people use all day: dispatch desks, clinical records, tax software. I start by sitting next to users, finish by pairing with engineers, and measure whether the work got easier in between.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Corvid Health',
          title: 'Senior Product Designer',
          city: 'Manchester',
          start: '2022-02',
          present: true,
          body: `- Redesigned the ward handover screen used by 6,400 nurses in eleven hospitals; median handover time dropped from **19 to 11 minutes** and omitted allergies fell by 83 per cent.
- Ran 48 observation shifts and turned the findings into a shared map of the working day that still steers the roadmap.
- Built and documented a 140-component design system in Figma and React with two engineers; accessibility defects at release went from 31 to 2.`,
        },
        {
          org: 'Ledgerly',
          title: 'Product Designer',
          city: 'Leeds',
          start: '2018-09',
          end: '2022-01',
          body: `- Led onboarding for sole traders; completion rose from 46 to 71 per cent over three releases, worth about £1.1m in annual revenue.
- Rewrote 300 error messages with the support team. Tickets on the ten commonest problems fell by half.
- Designed the first mobile receipt scanner, from paper prototype to 4.7 stars across 12,000 ratings.`,
        },
      ],
    },
    {
      kind: 'portfolio',
      items: [
        {
          title: 'Bus stop, plainly',
          role: 'Concept, research and build',
          date: '2024-04',
          url: 'mayaokonjo.example.com/bus',
          body: '- Large-type timetable for older passengers, tested with 31 people at six stops; the city council now prints it at forty.',
        },
        {
          title: 'Forms for humans',
          role: 'Workshop and handbook',
          date: '2023-10',
          url: 'mayaokonjo.example.com/forms',
          body: '- A one-day course run for nine public bodies; the free handbook has been downloaded 18,000 times.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Design', body: 'Interaction, service and information design, prototyping in Figma and code' },
        { title: 'Research', body: 'Contextual inquiry, usability testing, diary studies, survey design' },
        { title: 'Build', body: 'HTML, CSS, React basics, WCAG 2.2 audits' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University of Sheffield',
          title: 'Psychology',
          degree: 'BSc (Hons), 2:1',
          start: '2015-09',
          end: '2018-06',
        },
      ],
    },
    {
      kind: 'awards',
      items: [{ title: 'Design for Care award', level: 'public services', date: '2024-09' }],
    },
  ],
})
