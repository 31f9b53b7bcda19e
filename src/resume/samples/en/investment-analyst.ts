import { composeSample } from '#src/resume/samples/told.ts'

export const investmentAnalyst = composeSample({
  locale: 'en',
  design: 'compact',
  fit: { spacing: 0.88, leading: 1.35 },
  basics: {
    name: 'Oliver Ashdown-Lee',
    headline: 'Economics undergraduate, investment research',
    phone: '+44 20 7946 0000',
    email: 'oliver.ashdown@example.com',
    city: 'London, UK',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          org: 'University of Warwick',
          title: 'Economics',
          degree: 'BSc (Hons), predicted First',
          start: '2024-09',
          end: '2027-06',
          body: `- First-year average 74, second-year average 76; top ten of 310 in Econometrics. Modules: Corporate Finance (78), Mathematical Economics (81), Industrial Organisation (75), Applied Econometrics (79).
- Dissertation in progress: how energy price caps changed the leverage of European utilities, using a hand-built panel of 64 firms.`,
        },
        {
          org: 'Ridgeway School, Reading',
          title: 'A levels: Mathematics A*, Further Mathematics A*, Economics A, French A',
          start: '2017-09',
          end: '2024-06',
        },
      ],
    },
    {
      kind: 'internship',
      items: [
        {
          org: 'Calder & Rowe Asset Management',
          title: 'Spring and Summer Intern',
          department: 'European small caps',
          city: 'London',
          start: '2026-06',
          end: '2026-08',
          body: `- Built a three-statement model for a Nordic packaging company and defended it before four portfolio managers; the fund opened a **£6m position** after the second meeting.
- Screened 480 companies on returns on capital and accruals, narrowing the list to 22; five were added to the watch list and two have since been bought.
- Compared five years of stated and realised capital-expenditure plans at 40 firms, showing that guidance overstated spending by 14 per cent on average.
- Wrote a two-page morning note each week, twice circulated to clients unchanged.`,
        },
        {
          org: 'Thames Valley Credit Union',
          title: 'Credit Intern',
          city: 'Reading',
          start: '2025-07',
          end: '2025-09',
          body: `- Reviewed 210 small-business loan files and flagged 17 covenant breaches that the monthly report had missed.
- Rebuilt the arrears tracker in Excel and Power Query; monthly reporting fell from two days to three hours.`,
        },
      ],
    },
    {
      kind: 'campus',
      title: 'Leadership and activities',
      items: [
        {
          org: 'Warwick Student Investment Fund',
          title: 'Head of Industrials',
          start: '2025-10',
          present: true,
          body: `- Lead eight analysts covering 30 companies with £85,000 of alumni money; the sector returned 11.4 per cent against a benchmark of 7.9.
- Introduced a one-page pre-mortem for every pitch. Two ideas were dropped because of it and later fell by more than 20 per cent.`,
        },
        {
          org: 'Maths for All',
          title: 'Volunteer tutor',
          start: '2024-10',
          present: true,
          body: '- Teach two GCSE groups each week; 21 of 24 pupils reached their target grade.',
        },
        {
          org: 'University Boat Club',
          title: 'Second VIII',
          start: '2024-10',
          end: '2026-05',
          body: '- Ten training sessions a week alongside a full timetable; treasurer for a £42,000 budget in the second year.',
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: 'Reading the footnotes',
          role: 'Newsletter on accounting in European mid caps',
          start: '2025-02',
          present: true,
          url: 'footnotes.example.com',
          body: '- 31 issues, 2,900 subscribers, 58 per cent open rate; one piece on lease reclassification was quoted in a trade weekly.',
        },
        {
          title: 'Momentum after earnings revisions',
          role: 'Coursework extended into a working paper',
          start: '2026-01',
          end: '2026-04',
          body: '- Tested 12 years of revisions for 600 stocks in Python with trading costs; documented why most of the apparent return is not collectable.',
        },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: 'Economics Department Prize', level: 'best second-year performance', date: '2026-07' },
        { title: 'CFA Institute Research Challenge', level: 'UK regional finalist', date: '2026-03' },
        { title: 'British Mathematical Olympiad, Round 1', level: 'distinction', date: '2023-12' },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Modelling', body: 'Three-statement, DCF, LBO and sum-of-the-parts models; Excel without a mouse' },
        { title: 'Data', body: 'Python (pandas, statsmodels), Stata, SQL basics, Bloomberg and Capital IQ' },
        { title: 'Languages', body: 'French (C1), Mandarin (HSK 3)' },
        { title: 'Interests', body: 'Rowing, chess (1950 Elo), restoring bicycles' },
      ],
    },
  ],
})
