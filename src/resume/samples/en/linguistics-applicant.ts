import { composeSample } from '#src/resume/samples/told.ts'

export const linguisticsApplicant = composeSample({
  locale: 'en',
  design: 'bridge',
  basics: {
    name: 'Hao Ruoxi',
    headline: 'Applicant, MSc in Speech and Language Processing',
    phone: '+86 138 0000 0000',
    email: 'ruoxi.hao@example.com',
    city: 'Xi’an, China',
    website: 'haoruoxi.example.com',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: 'Research interests',
      items: [
        {
          body: 'How machines should listen to people who do not speak like the training data: dialect speakers, children, the old. I come from linguistics, learned to program because the corpus was too large to count by hand, and want to build recognisers that say when they are unsure.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'Northwest University, Xi’an',
          title: 'Linguistics, with a minor in Computer Science',
          degree: 'BA',
          start: '2023-09',
          end: '2027-06',
          body: `- GPA 3.76 / 4.00, second of 41. Phonetics 97, Statistics for Linguists 95, Data Structures 91, Machine Learning 92.
- Thesis in progress: *What a recogniser hears in Guanzhong vowels*. Supervisor: Professor Shen Yue.`,
        },
        {
          org: 'University of Helsinki',
          title: 'Exchange semester, Language Technology',
          start: '2026-01',
          end: '2026-06',
          body: '- Four courses, three with the highest grade; term project on Finnish children’s speech.',
        },
      ],
    },
    {
      kind: 'internship',
      title: 'Research experience',
      items: [
        {
          org: 'Dialect Archive of Northwest University',
          title: 'Undergraduate Research Assistant',
          start: '2024-09',
          present: true,
          body: `- Recorded and transcribed **62 speakers** over 60 in nine counties; wrote the consent form that is read aloud rather than signed unread.
- Aligned 40 hours of speech by machine and corrected it by hand; the guideline for doubtful vowels is now the archive’s standard.
- Showed that a commercial recogniser fails on tone sandhi rather than on vocabulary, which the group had assumed for years.
- Train each year’s new annotators and measure where they disagree.`,
        },
        {
          org: 'Helsinki Language Technology Group',
          title: 'Student assistant (part time)',
          city: 'Helsinki',
          start: '2026-03',
          end: '2026-06',
          body: '- Adapted a speech model to six-year-olds with four hours of recordings; wrote up honestly what did not help.',
        },
        {
          org: 'Tingyu Hearing Aids',
          title: 'Speech Data Intern',
          city: 'Xi’an',
          start: '2025-07',
          end: '2025-09',
          body: `- Designed listening tests for older users with the company’s audiologist and ran them in two care homes.
- Found that a third of “recognition errors” were errors of the reference transcript.`,
        },
      ],
    },
    {
      kind: 'publications',
      title: 'Papers and presentations',
      items: [
        {
          title: 'Tone sandhi as a source of recognition errors in Guanzhong Mandarin',
          authors: 'Hao R, Shen Y',
          org: 'Workshop paper, peer-reviewed',
          date: '2026-08',
        },
        {
          title: 'Reading consent aloud: notes from fieldwork with older speakers',
          authors: 'Hao R',
          org: 'Student conference on language documentation, talk',
          date: '2025-10',
        },
        {
          title: 'Who transcribes the transcriber? Reference errors in speech corpora',
          authors: 'Hao R',
          org: 'Poster, summer school in phonetics',
          date: '2025-08',
        },
      ],
    },
    {
      kind: 'awards',
      title: 'Honours and scholarships',
      items: [
        { title: 'University exchange scholarship', date: '2025-11' },
        { title: 'National undergraduate linguistics olympiad', level: 'team bronze', date: '2025-05' },
        { title: 'First-class academic scholarship', level: 'two years running', date: '2025-10' },
      ],
    },
    {
      kind: 'projects',
      title: 'Selected coursework and projects',
      items: [
        {
          title: 'Grandmother’s recogniser',
          role: 'Independent',
          start: '2026-07',
          end: '2026-10',
          url: 'haoruoxi.example.com/grandmother',
          body: '- A small offline dictation tool for one dialect that marks doubtful words instead of guessing; three families use it for letters.',
        },
        {
          title: 'Subtitles for a village opera',
          role: 'Team leader, five students',
          start: '2025-03',
          end: '2025-06',
          body: '- Transcribed and subtitled four operas from tape with two retired performers; screened in the county hall to a full house.',
        },
      ],
    },
    {
      kind: 'campus',
      title: 'Teaching and service',
      items: [
        {
          org: 'Department of Chinese Language',
          title: 'Peer tutor in statistics',
          start: '2025-09',
          present: true,
          body: '- Weekly class for thirty students who chose the humanities to avoid numbers; wrote the workbook the course now uses.',
        },
        {
          org: 'Sign Language Society',
          title: 'Secretary',
          start: '2024-09',
          end: '2025-07',
          body: '- Organised a term of lunchtime lessons with deaf teachers, paid from the society’s own fund.',
        },
        {
          org: 'Community library, Lianhu District',
          title: 'Reading volunteer',
          start: '2023-11',
          end: '2024-06',
          body: '- Saturday story hour for children aged four to seven, in Mandarin and dialect by turns.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Methods', body: 'Phonetic analysis, forced alignment, mixed models, annotation and agreement' },
        { title: 'Software', body: 'Python (PyTorch, pandas), Praat, ELAN, Kaldi, R, LaTeX, Git' },
        { title: 'Languages', body: 'Mandarin (native), Guanzhong dialect, English (IELTS 7.5), Finnish (A2)' },
      ],
    },
    {
      kind: 'custom',
      title: 'Referees',
      items: [
        {
          org: 'Professor Shen Yue',
          title: 'Northwest University',
          body: 'Thesis supervisor, shen.yue@example.com',
        },
        {
          org: 'Dr Aino Laakso',
          title: 'University of Helsinki',
          body: 'Course director and group leader, aino.laakso@example.com',
        },
      ],
    },
  ],
})
