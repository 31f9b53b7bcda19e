import { composeSample } from '#src/resume/samples/told.ts'

export const structuralEngineer = composeSample({
  locale: 'en',
  design: 'tide',
  basics: {
    name: 'Ailsa Dunbar',
    headline: 'Structural engineer, existing buildings',
    phone: '+44 141 496 0000',
    email: 'ailsa.dunbar@example.com',
    city: 'Glasgow, UK',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: 'Profile',
      items: [
        {
          body: 'Chartered structural engineer with {years 2016-09} years on buildings that already stand: mills, schools, a swimming bath. I open up before I assume, keep what can carry load, and draw details that a mason will recognise. Design office by training, happiest on a scaffold.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Kelvin & Moss Engineers',
          title: 'Associate',
          department: 'Conservation and reuse',
          city: 'Glasgow',
          start: '2021-08',
          present: true,
          body: `- Led the structure of a jute mill turned into **64 flats**: 90 per cent of the cast-iron frame kept after a programme of coupon tests and one full-scale load test.
- Found by opening up that a listed school’s “concrete” floor was breeze block on tin; redesigned it over a summer holiday, and the pupils came back on the right day.
- Wrote the office guide to appraising old steel, with photographs of what each mark on a beam means.
- Check the calculations of four engineers and sit on the practice’s safety panel.
- Speak for the structure at planning meetings, in plain words.`,
        },
        {
          org: 'Strathmore Structures',
          title: 'Structural Engineer',
          city: 'Dundee',
          start: '2018-10',
          end: '2021-07',
          body: `- Designed timber and steel for three primary schools and a ferry terminal, from scheme to site queries.
- Went to the fabricator every fortnight; connections were agreed there rather than by letter.
- Replaced a steel transfer beam by moving one column eighteen inches, with the architect’s blessing and no loss of view.`,
        },
        {
          org: 'Tay Valley Contractors',
          title: 'Graduate Engineer, site',
          city: 'Perth',
          start: '2016-09',
          end: '2018-09',
          body: `- Set out foundations for 120 houses and kept the pour records that settled a later dispute.
- Learned temporary works from a foreman with forty years of them; drew his needling detail, which the company still uses.`,
        },
      ],
    },
    {
      kind: 'projects',
      title: 'Selected projects',
      items: [
        {
          title: 'Govan swimming bath',
          role: 'Project engineer',
          start: '2024-03',
          end: '2025-10',
          body: '- Corroded roof trusses of the 1920s repaired in place under a moving deck while the small pool stayed open; winner of a regional conservation award.',
        },
        {
          title: 'Footbridge, Glen Lyon',
          role: 'Designer',
          start: '2022-05',
          end: '2023-06',
          body: '- A 22-metre larch bridge carried in by hand in pieces of under 60 kg; built by volunteers from seven drawings.',
        },
        {
          title: 'Storm gable survey',
          role: 'Own idea',
          start: '2019-11',
          end: '2020-03',
          body: '- Checked 300 tenement gables with students after a collapse; eleven were tied back before the next winter.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Design', body: 'Masonry, cast and wrought iron, timber, steel, reinforced concrete, to Eurocodes' },
        { title: 'Software', body: 'Robot, Tekla Tedds, Revit, Python for checks, a good pencil' },
        { title: 'Site', body: 'Opening-up, load testing, monitoring, temporary works' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: 'Chartered Member, Institution of Structural Engineers', date: '2021-11' },
        { title: 'Conservation accreditation, certified level', date: '2024-02' },
        { title: 'Temporary works coordinator', date: '2018-05' },
      ],
    },
    {
      kind: 'publications',
      items: [
        {
          org: 'Talk, conservation engineering forum',
          title: 'Load testing a cast-iron floor: what we learned from one mill',
          authors: 'Dunbar A',
          date: '2025-04',
        },
        {
          org: 'Practice note, free to download',
          title: 'Reading the marks on old steel',
          authors: 'Dunbar A, Reid C',
          date: '2023-09',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University of Strathclyde',
          title: 'Civil and Structural Engineering',
          degree: 'MEng (Hons), first class',
          start: '2011-09',
          end: '2016-06',
          body: '- Dissertation on lime mortar joints; placement year shared between a quarry and a design office.',
        },
      ],
    },
    {
      kind: 'languages',
      items: [
        { title: 'English', level: 'native' },
        { title: 'Scottish Gaelic', level: 'intermediate' },
      ],
    },
    {
      kind: 'interests',
      items: [
        { title: 'Dry-stone walling', body: 'weekend courses, now as a helper' },
        { title: 'Fiddle', body: 'second in a ceilidh band' },
      ],
    },
  ],
})
