import { composeSample } from '#src/resume/samples/told.ts'

export const nurse = composeSample({
  locale: 'en',
  design: 'river',
  basics: {
    name: 'Aoife Brennan',
    headline: 'Registered Nurse, intensive care',
    phone: '+353 1 555 0100',
    email: 'aoife.brennan@example.com',
    city: 'Dublin, Ireland',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: 'Critical-care nurse: {years 2021-02} years in a 24-bed mixed unit, a year in emergency medicine before that. Calm at three in the morning, careful with handover, and keen on the small habits that keep patients safe.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'St Brigid’s University Hospital',
          title: 'Senior Staff Nurse, Intensive Care',
          city: 'Dublin',
          start: '2021-02',
          present: true,
          body: `- Care for ventilated, dialysed and post-surgical patients at 1:1 and 1:2; shift leader for up to eleven nurses since {year 2023}.
- Led the central-line group: a five-minute checklist and weekly feedback brought infections from **3.4 to 0.9 per 1,000 line days**.
- Preceptor to 18 new starters; rewrote the first-month workbook, and nine in ten stay beyond the first year.
- Member of the family-liaison rota and of the organ-donation link team.`,
        },
        {
          org: 'St Brigid’s University Hospital',
          parent: 'work-item-1',
          title: 'Staff Nurse, Emergency Department',
          city: 'Dublin',
          start: '2020-01',
          end: '2021-01',
          body: `- Triage and resuscitation in a department seeing 62,000 patients a year; trusted with Manchester triage alone from the sixth month.
- Helped design the split respiratory pathway in spring {year 2020}, later adopted by two neighbouring hospitals.`,
        },
        {
          org: 'Galway Regional Hospital',
          title: 'Staff Nurse, Medical Ward',
          city: 'Galway',
          start: '2018-10',
          end: '2019-12',
          body: '- Thirty-bed ward; falls champion. Falls with harm fell from eleven to four in a year.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University College Dublin',
          title: 'Critical Care Nursing',
          degree: 'Graduate diploma, distinction',
          start: '2022-09',
          end: '2023-06',
        },
        {
          org: 'University of Galway',
          title: 'General Nursing',
          degree: 'BSc (Hons), 2:1',
          start: '2014-09',
          end: '2018-09',
        },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: 'Nursing and Midwifery Board of Ireland, registered general nurse', date: '2018-10' },
        { title: 'Advanced Cardiovascular Life Support, instructor', date: '2025-03' },
        { title: 'Continuous renal replacement therapy, advanced user', date: '2024-01' },
      ],
    },
    {
      kind: 'publications',
      items: [
        {
          title: 'A five-minute line checklist at shift change',
          authors: 'Brennan A, Daly M, Kowalska E',
          org: 'Nursing journal, peer-reviewed',
          date: '2024-05',
        },
      ],
    },
  ],
})
