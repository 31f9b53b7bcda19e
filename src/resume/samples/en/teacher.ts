import { composeSample } from '#src/resume/samples/told.ts'

export const teacher = composeSample({
  locale: 'en',
  design: 'seal',
  basics: {
    name: 'Harriet Penrose',
    headline: 'Teacher of Mathematics, QTS',
    phone: '+44 117 496 0000',
    email: 'harriet.penrose@example.com',
    city: 'Bristol, UK',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: 'Mathematics teacher, {years 2021-09} years in large mixed comprehensives. I plan for the misconception, not just the method, and share every lesson with my department. Looking for a school where a second in department can also run a puzzle club.',
        },
      ],
    },
    {
      kind: 'work',
      title: 'Teaching',
      items: [
        {
          org: 'Avonmead Academy',
          title: 'Teacher of Mathematics, Key Stage 3 lead',
          start: '2023-09',
          present: true,
          body: `- Teach Years 7 to 13, including two A-level groups; in last year’s Year 11 set 3, **27 of 31** reached grade 4 or above; 19 had in the mocks.
- Rewrote the Year 7 and 8 scheme around 36 common misconceptions with short diagnostic quizzes; the scheme is now used by all nine colleagues.
- Coach three early-career teachers with fortnightly observations; all have passed induction.
- Run the Friday puzzle club (40 pupils) and the trip that took twelve girls to a university mathematics day.`,
        },
        {
          org: 'St Werburgh’s School',
          title: 'Teacher of Mathematics (early career)',
          start: '2021-09',
          end: '2023-07',
          body: `- Taught Years 7 to 11 and a tutor group of 29; the group had the year’s best attendance.
- Set up after-school revision with older pupils as helpers; 31 of 36 regular attenders reached grade 4 or above.`,
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University of Bristol',
          title: 'PGCE Secondary Mathematics',
          degree: 'Distinction',
          start: '2020-09',
          end: '2021-06',
        },
        {
          org: 'University of Exeter',
          title: 'Mathematics',
          degree: 'BSc (Hons), First',
          start: '2017-09',
          end: '2020-06',
        },
      ],
    },
    {
      kind: 'certificates',
      title: 'Professional development',
      items: [
        { title: 'National Professional Qualification for Leading Teaching', date: '2025-07' },
        { title: 'Teaching for Mastery specialist programme', org: 'regional maths hub', date: '2024-06' },
        { title: 'Level 2 safeguarding and paediatric first aid', date: '2025-09' },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Subject', body: 'GCSE and A-level Mathematics, Further Mathematics (mechanics), Core Maths' },
        { title: 'Classroom', body: 'GeoGebra, Desmos, visualiser-led modelling, retrieval practice' },
        { title: 'Beyond', body: 'Duke of Edinburgh expedition leader, choir' },
      ],
    },
  ],
})
