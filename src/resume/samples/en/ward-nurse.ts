import { composeSample } from '#src/resume/samples/told.ts'

export const wardNurse = composeSample({
  locale: 'en',
  design: 'slips',
  basics: {
    name: 'Grace Mbeki',
    headline: 'Registered Nurse, medicine for older people',
    phone: '+44 117 496 0142',
    email: 'grace.mbeki@example.com',
    city: 'Bristol, UK',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: 'Ward nurse with {years 2019-10} years in medicine for older people and stroke. Good at long conversations with families, short ones with consultants, and getting somebody home with the right chair. Looking for a sister’s post on a ward that measures what its patients mind about.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Severnside Hospital',
          title: 'Senior Staff Nurse, Medicine for Older People',
          city: 'Bristol',
          start: '2022-11',
          present: true,
          body: `- Take charge of a 28-bed ward on most late shifts, with a team of six.
- Began the “what matters to you” board above each bed; falls on the ward **halved within a year**, and the trust copied it.
- Link nurse for dementia: trained porters and caterers as well as nurses, because they talk to patients most.
- Preceptor to nine newly registered nurses, all still with the trust.`,
        },
        {
          org: 'Severnside Hospital',
          parent: 'work-item-1',
          title: 'Staff Nurse, Stroke Unit',
          city: 'Bristol',
          start: '2021-02',
          end: '2022-10',
          body: `- Hyperacute and rehabilitation beds; swallow screening, thrombolysis monitoring, discharge planning from day two, 24 beds.
- Wrote the picture card that patients without speech use to ask for things.`,
        },
        {
          org: 'Mendip General Hospital',
          title: 'Staff Nurse, Acute Medical Unit',
          city: 'Wells',
          start: '2019-10',
          end: '2021-01',
          body: '- First post, through a winter when the unit never emptied; acting shift leader from month ten.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University of the West of England',
          title: 'Dementia Care',
          degree: 'Postgraduate certificate',
          start: '2024-09',
          end: '2025-06',
        },
        {
          org: 'Cardiff University',
          title: 'Adult Nursing',
          degree: 'BN (Hons), 2:1',
          start: '2016-09',
          end: '2019-08',
        },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: 'Nursing and Midwifery Council, registered nurse (adult)', date: '2019-09' },
        { title: 'Immediate Life Support', date: '2026-04' },
        { title: 'Intravenous therapy and cannulation', date: '2020-03' },
      ],
    },
    {
      kind: 'interests',
      items: [{ title: 'Gospel choir' }, { title: 'Allotment', body: 'and its surplus, left in the staff room' }],
    },
  ],
})
