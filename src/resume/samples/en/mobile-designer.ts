import { composeSample } from '#src/resume/samples/told.ts'

export const mobileDesigner = composeSample({
  locale: 'en',
  design: 'dawn',
  basics: {
    name: 'Kiri Tamatea',
    headline: 'Product designer, mobile and field tools',
    phone: '+64 4 555 0000',
    email: 'kiri.tamatea@example.com',
    city: 'Wellington, New Zealand',
    website: 'kiritamatea.example.com',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '{Years 2019-02} years of designing for people with gloves on, one bar of signal and something else to do: farmers, linesmen, volunteer firefighters. I prototype in code, test where the work happens, and would rather remove a screen than polish it.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Paddock & Co',
          title: 'Lead Product Designer',
          city: 'Wellington',
          start: '2022-06',
          present: true,
          body: `- Designed the stock-movement app used on **2,900 farms**. It works offline for a week and needs one thumb.
- Spent lambing season on four farms; the notebook from that month still settles arguments about scope.
- Replaced a 19-field form by a photograph and two questions, with the agency that receives it in the room.
- Set up the design group’s hiring and its first portfolio review without whiteboard tasks.`,
        },
        {
          org: 'Gridline',
          title: 'Product Designer',
          city: 'Christchurch',
          start: '2019-02',
          end: '2022-05',
          body: `- Redrew outage maps for crews who read them in rain and headlights; contrast and size were chosen on site at night.
- Ran the first usability tests the company had held, eight of them, in a depot canteen.
- Wrote the content guide: one word for each thing, from control room to customer letter.`,
        },
      ],
    },
    {
      kind: 'portfolio',
      items: [
        {
          title: 'Siren',
          role: 'Research, design and build',
          date: '2025-05',
          url: 'kiritamatea.example.com/siren',
          body: '- Call-out screen for a volunteer fire brigade: who is coming, from where, how soon. In use at three stations.',
        },
        {
          title: 'Two languages, one sign',
          role: 'Typography and layout',
          date: '2023-11',
          url: 'kiritamatea.example.com/sign',
          body: '- Bilingual track signs in te reo Māori and English, tested with walkers aged 8 to 80; shortlisted for a national design award.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Design', body: 'Interaction and information design, offline patterns, typography' },
        { title: 'Research', body: 'Field observation, usability tests, co-design with communities' },
        { title: 'Build', body: 'SwiftUI prototypes, HTML and CSS, Figma' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'Victoria University of Wellington',
          title: 'Design Innovation',
          degree: 'BDI',
          start: '2015-03',
          end: '2018-11',
        },
      ],
    },
    { kind: 'awards', items: [{ title: 'National design awards', level: 'finalist, public good', date: '2024-10' }] },
  ],
})
