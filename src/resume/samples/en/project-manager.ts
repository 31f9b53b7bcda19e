import { composeSample } from '#src/resume/samples/told.ts'

export const projectManager = composeSample({
  locale: 'en',
  design: 'banner',
  basics: {
    name: 'Hannah Whitfield',
    headline: 'Senior Project Manager, software and hardware delivery',
    phone: '+44 161 496 0000',
    email: 'hannah.whitfield@example.com',
    city: 'Manchester, UK',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: 'Profile',
      items: [
        {
          body: '{Years 2014-07} years of delivering software and connected hardware for utilities and transport, from £200,000 pilots to an £18m roll-out. I plan with the people who do the work, keep one honest page of status, and raise bad news while it is still small.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Northern Grid Services',
          title: 'Senior Project Manager',
          department: 'Smart metering programme',
          city: 'Manchester',
          start: '2021-02',
          present: true,
          body: `- Lead the replacement of 640,000 meter communication units: **£18m**, 74 people in six teams, 96 per cent of sites complete and three weeks ahead of the regulator’s milestone.
- Rebuilt the plan around depot capacity rather than postcode after four weeks of ride-alongs; failed visits fell from 19 to 7 per cent, worth about £1.1m a year.
- Set up a weekly one-page report shared with supplier, unions and board alike. Escalations to the board dropped from eleven a quarter to two.
- Renegotiated the modem contract when chips ran short: dual sourcing in nine weeks with no stop in installation.
- Coach four project managers; two now run programmes of their own.`,
        },
        {
          org: 'Calderdale Transit Systems',
          title: 'Project Manager',
          city: 'Leeds',
          start: '2017-05',
          end: '2021-01',
          body: `- Delivered contactless ticketing to 1,150 buses in five operators, £4.6m, two months late on the original date and on budget, with the delay agreed openly at month three.
- Ran 23 driver briefings and a helpline for launch week; fare disputes stayed under one in 9,000 journeys.
- Introduced release trains every three weeks with rollback rehearsed; a bad release is now undone in minutes.`,
        },
        {
          org: 'Calderdale Transit Systems',
          title: 'Project Coordinator',
          start: '2015-09',
          end: '2017-04',
          body: '- Kept the risk and change logs of a £9m depot programme and wrote the board minutes; closed 140 actions in the first half-year.',
        },
        {
          org: 'Pennine Housing Trust',
          title: 'Graduate Trainee',
          start: '2014-07',
          end: '2015-08',
          body: '- Managed a £210,000 heating upgrade in 86 flats as a first project.',
        },
      ],
    },
    {
      kind: 'projects',
      title: 'Selected projects',
      items: [
        {
          title: 'Storm recovery playbook',
          role: 'Lead',
          start: '2024-01',
          end: '2024-10',
          body: `- **Context**: two storms had left 31,000 meters silent and no agreed order of repair.
- **Action**: joined outage, vulnerability and crew data into one queue and rehearsed it with control rooms twice.
- **Result**: in the next storm vulnerable households were back in 9 hours instead of 27.`,
        },
        {
          title: 'Supplier exit',
          role: 'Lead',
          start: '2022-06',
          end: '2023-02',
          body: '- Moved 41 interfaces away from a supplier in administration in 30 weeks; no customer lost service.',
        },
        {
          title: 'Refund automation',
          role: 'Product and delivery',
          start: '2019-03',
          end: '2019-11',
          body: '- Cut the time of a refund from 12 days to 40 minutes; contact centre calls fell by a fifth.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Delivery', body: 'Critical path, earned value, Kanban, release planning, benefits tracking' },
        { title: 'Commercial', body: 'NEC4 and framework contracts, tendering, change control, supplier recovery' },
        { title: 'Tools', body: 'MS Project, Jira, Power BI, Miro' },
        { title: 'People', body: 'Facilitation, union consultation, coaching' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: 'PRINCE2 Practitioner', date: '2020-11' },
        { title: 'PMP', date: '2023-05' },
        { title: 'APM Risk, Level 2', date: '2021-06' },
        { title: 'Certified Scrum Master', date: '2018-03' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University of Sheffield',
          title: 'Civil and Environmental Engineering',
          degree: 'BEng (Hons), 2:1',
          start: '2011-09',
          end: '2014-06',
          body: '- Dissertation on bus reliability and traffic signals, quoted in the city’s bus plan.',
        },
      ],
    },
    {
      kind: 'interests',
      items: [
        { title: 'Fell running', body: 'finisher of three Lakeland races' },
        { title: 'Repair café', body: 'volunteer, small electronics' },
      ],
    },
  ],
})
