import { composeSample } from '#src/resume/samples/told.ts'

export const englishTeacherAbroad = composeSample({
  locale: 'en',
  design: 'seal',
  basics: {
    name: 'James Ferreira',
    headline: 'English teacher, primary and exam classes',
    phone: '+84 90 000 0000',
    email: 'james.ferreira@example.com',
    city: 'Da Nang, Vietnam',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: 'Profile',
      items: [
        {
          body: '{Years 2018-09} years of teaching English in Spain, Korea and Vietnam, from five-year-olds to IELTS candidates. Lessons with one clear aim, plenty of pupil talk, and homework that takes me less time to mark than it took to write.',
        },
      ],
    },
    {
      kind: 'work',
      title: 'Teaching',
      items: [
        {
          org: 'Hai Van International School',
          title: 'Teacher of English, Years 5–6',
          city: 'Da Nang',
          start: '2023-08',
          present: true,
          body: `- Teach four classes of 20; pupils reading at grade level rose from **54 to 81 per cent** in two years.
- Wrote a 36-lesson reading course around local stories, now used by five colleagues.
- Organise parents’ evenings with bilingual reports; most families now come.`,
        },
        {
          org: 'Sunbridge Language Centre',
          title: 'Senior Teacher',
          city: 'Seoul',
          start: '2020-09',
          end: '2023-06',
          body: `- Prepared 260 candidates for IELTS; average gain 1.1 bands in 14 weeks, 71 per cent at 6.5.
- Observed and mentored nine new teachers. Seven of them renewed their contracts.
- Moved the centre online within ten days and kept 94 per cent of students.`,
        },
        {
          org: 'Colegio Las Lomas',
          title: 'English Language Assistant',
          city: 'Granada, Spain',
          start: '2018-09',
          end: '2020-06',
          body: '- Small-group speaking for 180 pupils, a school radio in English, and two theatre weeks.',
        },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: 'Cambridge DELTA, Modules 1 and 2', date: '2023-05' },
        { title: 'Cambridge CELTA, Pass A', date: '2018-07' },
        { title: 'Safeguarding and child protection, advanced', date: '2025-03' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University of Exeter',
          title: 'English and Spanish',
          degree: 'BA (Hons), 2:1',
          start: '2015-09',
          end: '2018-06',
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: 'Letters to Granada',
          role: 'Founder',
          start: '2025-01',
          end: '2025-05',
          body: '- 84 pupils in Vietnam and Spain exchanged letters and a cookery book; the book paid for a class library of 240 titles.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Teaching', body: 'Phonics, task-based lessons, IELTS and Cambridge exams, mixed ability' },
        { title: 'Technology', body: 'Google Classroom, Kahoot, Canva, simple video' },
        { title: 'Languages', body: 'English (native), Spanish (C1), Korean (B1), Vietnamese (A2)' },
        {
          title: 'Visa',
          body: 'Police checks from the United Kingdom, Spain, Korea and Vietnam; degree and CELTA legalised; available from July {year 2027}',
        },
      ],
    },
  ],
})
