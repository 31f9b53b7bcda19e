import { composeSample } from '#src/resume/samples/told.ts'

export const mechanicalEngineer = composeSample({
  locale: 'en',
  design: 'tide',
  page: 'letter',
  fit: { spacing: 0.76, leading: 1.27 },
  basics: {
    name: 'Jordan Kessler',
    headline: 'Mechanical Engineer, graduating May {year 2027}',
    phone: '+1 734 555 0100',
    email: 'jordan.kessler@example.com',
    city: 'Ann Arbor, MI',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          org: 'University of Michigan',
          title: 'Mechanical Engineering',
          degree: 'BSE, GPA 3.78',
          city: 'Ann Arbor, MI',
          start: '2023-09',
          end: '2027-05',
          body: '- Dean’s List in five semesters. Heat transfer, machine design, control systems, manufacturing processes, finite elements.',
        },
      ],
    },
    {
      kind: 'internship',
      items: [
        {
          org: 'Halvorsen Pumps',
          title: 'Product Engineering Intern',
          city: 'Grand Rapids, MI',
          start: '2026-05',
          end: '2026-08',
          body: `- Redesigned a pump housing in SolidWorks for die casting; wall thickness down 22 percent, unit cost down **$4.10 on 60,000 units a year**.
- Ran 340 hours of pressure-cycle tests, found a seal extrusion failure at 85 °C and specified a back-up ring that has since passed 1,000 hours.
- Wrote a Python script that turns test logs into the standard report; report time fell from four hours to ten minutes.`,
        },
        {
          org: 'Trillium Automotive Seating',
          title: 'Manufacturing Intern',
          city: 'Toledo, OH',
          start: '2025-05',
          end: '2025-08',
          body: `- Time-studied a 14-station line and rebalanced three stations, raising output from 52 to 58 seats an hour.
- Designed two 3D-printed fixtures that removed a two-person lift; no strain injuries reported since.`,
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: 'Formula SAE electric',
          role: 'Suspension lead, team of 45',
          start: '2024-09',
          present: true,
          body: `- Own geometry, simulation and manufacture of front and rear suspension; car weight down 9 kg and lap time down 1.8 seconds.
- Validated loads with 24 strain gauges; measured and predicted peak forces agree within seven percent.
- Placed 6th of 78 in skid pad in {year 2026}, from 31st the year before.`,
        },
        {
          title: 'Low-cost prosthetic wrist',
          role: 'Senior design, team of 4',
          start: '2026-09',
          present: true,
          body: '- Cable-driven wrist with two degrees of freedom for under $90 in parts; first fittings with three users at a local clinic.',
        },
        {
          title: 'Thermal camera rig for home audits',
          role: 'Independent',
          start: '2025-01',
          end: '2025-04',
          body: '- Built a $60 camera rig and lent it to 27 neighbors; mapped leaks worth an estimated $8,000 a year in heating.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Design and analysis', body: 'SolidWorks (CSWP), ANSYS Mechanical, GD&T, tolerance stacks' },
        { title: 'Making', body: 'Manual and CNC mill, lathe, TIG welding, composites lay-up, 3D printing' },
        { title: 'Code and data', body: 'Python, MATLAB and Simulink, LabVIEW, design of experiments' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: 'Tau Beta Pi engineering honor society', date: '2025-11' },
        { title: 'Halvorsen intern innovation award', date: '2026-08' },
      ],
    },
    {
      kind: 'campus',
      items: [
        {
          org: 'College machine shop',
          title: 'Student safety trainer',
          start: '2025-01',
          present: true,
          body: '- Certify about 60 students a term on mill and lathe; zero recordable injuries in four terms.',
        },
      ],
    },
  ],
})
