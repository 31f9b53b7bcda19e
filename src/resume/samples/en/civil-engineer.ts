import { composeSample } from '#src/resume/samples/told.ts'

export const civilEngineer = composeSample({
  locale: 'en',
  design: 'river',
  basics: {
    name: 'Diego Marín Salas',
    headline: 'Civil engineer, structures and drainage',
    phone: '+61 2 5550 0000',
    email: 'diego.marin@example.com',
    city: 'Newcastle, NSW',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: 'Profile',
      items: [
        {
          body: 'Chartered civil engineer with {years 2017-02} years in design offices and on site: bridges, retaining walls and flood drainage for councils and roads authorities. At home in the hand calculation and in the site shed, and happiest when the drawing and the excavator agree.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Hunter Valley Consulting Engineers',
          title: 'Senior Civil Engineer',
          department: 'Roads and water',
          start: '2022-03',
          present: true,
          body: `- Design manager for a 7.4 km road upgrade with four bridges, **A$62m**, team of eight; three approvals first time and no variation from a design error so far.
- Re-modelled a flood bund in a two-dimensional hydraulic model and lowered it by 400 mm, saving A$1.9m and the trees of a riverside park.
- Replaced a piled wall with a soil-nailed one after trial nails; 23 per cent less concrete, six weeks less programme.
- Introduced check sheets and a weekly calculation surgery; comments per drawing at verification halved.
- Supervise three graduates; one has passed her chartership review.`,
        },
        {
          org: 'Blackbutt Civil Contractors',
          title: 'Site and Project Engineer',
          start: '2019-01',
          end: '2022-02',
          body: `- Built 2.1 km of drainage and a 28-metre bridge beside a live railway: 11 possessions, none overrun.
- Found a clash between a culvert and a fibre main six weeks ahead by potholing; avoided a A$300,000 relocation.
- Handled A$9m of procurement and 140 requests for information, answered in a median of two days.`,
        },
        {
          org: 'Illawarra Shire Council',
          title: 'Graduate Engineer',
          start: '2017-02',
          end: '2018-12',
          body: `- Inspected 212 small bridges and ranked them by risk; the list is still the council’s renewal plan.
- Designed 14 footpath and drainage schemes and answered residents’ letters about each.`,
        },
      ],
    },
    {
      kind: 'projects',
      title: 'Selected projects',
      items: [
        {
          title: 'Mangrove Creek crossing',
          role: 'Design lead',
          start: '2023-05',
          end: '2024-11',
          body: '- Twin-span integral bridge with no bearings or joints, 100-year design life; won a regional engineering award for value.',
        },
        {
          title: 'Night-shift culvert slide',
          role: 'Site engineer',
          start: '2020-06',
          end: '2021-03',
          body: '- Jacked a 120-tonne culvert under a road in one weekend closure; opened four hours early.',
        },
        {
          title: 'Flood watch map',
          role: 'Own idea',
          start: '2018-02',
          end: '2018-09',
          body: '- Mapped 38 blocked inlets with volunteers after a storm; maintenance order changed and two streets stayed dry next winter.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Design', body: 'Bridges, retaining walls, drainage, road geometry, to Australian Standards' },
        { title: 'Software', body: '12d Model, SPACE GASS, TUFLOW, Civil 3D, Python for checks' },
        { title: 'Site', body: 'Possessions, temporary works, quality records, safe work method statements' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: 'Chartered Professional Engineer (CPEng), civil and structural', date: '2023-08' },
        { title: 'Temporary Works Designer', date: '2021-04' },
        { title: 'General Construction Induction card', date: '2017-03' },
      ],
    },
    {
      kind: 'publications',
      items: [
        {
          org: 'Geotechnical journal, peer-reviewed',
          title: 'Soil nails against piles: a riverside case',
          authors: 'Marín Salas D, Hughes P',
          date: '2024-06',
        },
        {
          org: 'Talk, Local Roads Conference, Wagga Wagga',
          title: 'Integral bridges on soft clay',
          authors: 'Marín Salas D',
          date: '2022-11',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University of Newcastle, Australia',
          title: 'Civil Engineering',
          degree: 'BE (Hons), first class',
          start: '2012-02',
          end: '2016-12',
          body: '- University medal nominee; exchange semester at Universidad de Chile.',
        },
      ],
    },
    {
      kind: 'languages',
      items: [
        { title: 'English', level: 'fluent' },
        { title: 'Spanish', level: 'native' },
      ],
    },
    {
      kind: 'interests',
      items: [
        { title: 'Surf lifesaving', body: 'patrol captain' },
        { title: 'Bread', body: 'sourdough, mostly square' },
      ],
    },
  ],
})
