import { composeSample } from '#src/resume/samples/told.ts'

export const scienceTeacher = composeSample({
  locale: 'en',
  design: 'ledger',
  basics: {
    name: 'Owen Prichard',
    headline: 'Teacher of Biology, QTS',
    phone: '+44 1632 960 142',
    email: 'owen.prichard@example.com',
    city: 'Shrewsbury, UK',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: 'Biology teacher, {years 2022-09} years in, who still sets up the practical the evening before. I teach from the specimen to the diagram rather than the other way round, and write every worksheet so that a cover teacher can use it.',
        },
      ],
    },
    {
      kind: 'work',
      title: 'Teaching',
      items: [
        {
          org: 'Longmynd High School',
          title: 'Teacher of Biology, practical work lead',
          start: '2024-09',
          present: true,
          body: `- Teach science to Years 7 to 9 and biology to A level; **all 14** of last summer’s A-level group went on to the course they had applied for.
- Rewrote the required practicals with the technician: one sheet each, risk assessment on the back, kit in labelled trays.
- Turned the pond behind the sports hall into a field site; six departments now use it.
- Mentor a trainee from the university partnership.`,
        },
        {
          org: 'Severn Vale Academy',
          title: 'Teacher of Science (early career)',
          start: '2022-09',
          end: '2024-07',
          body: `- Taught mixed classes in Years 7 to 11 and a tutor group with three pupils new to English.
- Ran the homework club twice a week; regulars brought their friends.`,
        },
        {
          org: 'Shropshire Wildlife Volunteers',
          title: 'Education officer (part time)',
          start: '2020-09',
          end: '2021-08',
          body: '- Took 40 primary classes into the field, whatever the weather.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University of Birmingham',
          title: 'PGCE Secondary Science with Biology',
          start: '2021-09',
          end: '2022-06',
        },
        {
          org: 'Aberystwyth University',
          title: 'Zoology',
          degree: 'BSc (Hons), 2:1',
          start: '2017-09',
          end: '2020-06',
        },
      ],
    },
    {
      kind: 'certificates',
      title: 'Professional development',
      items: [
        { title: 'Safeguarding, annual update', date: '2026-09' },
        { title: 'Leading practical science, subject association course', date: '2025-03' },
        { title: 'Outdoor first aid', date: '2024-05' },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Subject', body: 'GCSE combined and triple science, A-level Biology, Key Stage 3 physics' },
        { title: 'Classroom', body: 'Dissection, microscopy, data logging, retrieval quizzes' },
        { title: 'Beyond', body: 'Bronze expedition leader, brass band' },
      ],
    },
  ],
})
