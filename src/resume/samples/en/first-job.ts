import { composeSample } from '#src/resume/samples/told.ts'

export const firstJob = composeSample({
  locale: 'en',
  design: 'slips',
  fit: { spacing: 0.85, leading: 1.32 },
  basics: {
    name: 'Ellie Sanderson',
    headline: 'Team member, café or retail',
    phone: '+44 114 496 0000',
    email: 'ellie.sanderson@example.com',
    city: 'Sheffield, UK',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: 'About me',
      items: [
        {
          body: 'School leaver, 18, looking for a first job with real hours. I am quick on my feet, never late, and good at remembering who ordered what. Available from now on, including weekends, early starts and holidays.',
        },
      ],
    },
    {
      kind: 'work',
      title: 'What I have done so far',
      items: [
        {
          org: 'Beacon Bakery',
          title: 'Saturday and summer assistant',
          start: '2026-07',
          end: '2026-09',
          body: `- Served up to **140 customers** on a Saturday, took cash and card, and balanced the till within £1 every week.
- Learned the coffee machine in four shifts; taught the next two starters.
- Noticed that bread ran out at eleven, kept a tally for three weeks, and the baker now does a second batch.`,
        },
        {
          org: 'Kingsway School',
          title: 'Library helper (volunteer)',
          start: '2025-09',
          end: '2026-06',
          body: '- Shelved and issued 4,000 books and ran the lunchtime desk twice a week without missing one.',
        },
        {
          org: 'Neighbourhood babysitting',
          title: 'For four families (part time)',
          start: '2024-06',
          end: '2026-05',
          body: '- Regular evenings for children aged three to nine; asked back by every family.',
        },
      ],
    },
    {
      kind: 'campus',
      title: 'School and community',
      items: [
        {
          org: 'Sixth-form charity week',
          title: 'Stall organiser',
          start: '2025-10',
          end: '2026-03',
          body: '- Led nine people; the cake stall raised £612, the most of 21 stalls, and left the hall cleaner than it was.',
        },
        {
          org: 'Under-12s hockey',
          title: 'Assistant coach',
          start: '2024-09',
          end: '2026-06',
          body: '- Coached 16 girls each Sunday, planned warm-ups, and drove the move to rotate every position.',
        },
        {
          org: 'Community litter day',
          title: 'Volunteer',
          start: '2025-03',
          body: '- Six hours, 22 bags, one bicycle returned to its owner.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'Kingsway School, Sheffield',
          title: 'A levels: Business B, English Language B, Psychology C',
          start: '2024-09',
          end: '2026-06',
        },
        {
          org: 'Kingsway School, Sheffield',
          title: 'GCSEs: nine, including English 7 and Mathematics 6',
          start: '2019-09',
          end: '2024-06',
        },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: 'Food Safety, Level 2', date: '2026-05' },
        { title: 'Emergency First Aid at Work', date: '2025-11' },
        { title: 'Duke of Edinburgh’s Award', score: 'silver', date: '2025-07' },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Service', body: 'Till and card reader, allergens, barista basics, polite with difficult people' },
        { title: 'Practical', body: 'Mental arithmetic, stock counts, Excel tables, clean handwriting' },
        { title: 'Languages', body: 'English (native), British Sign Language (level 1)' },
      ],
    },
    {
      kind: 'interests',
      items: [
        { title: 'Hockey', body: 'left midfield' },
        { title: 'Baking', body: 'and its chemistry' },
      ],
    },
  ],
})
