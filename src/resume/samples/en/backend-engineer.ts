import { composeSample } from '#src/resume/samples/told.ts'

export const backendEngineer = composeSample({
  locale: 'en',
  design: 'banner',
  basics: {
    name: 'Samir Haddad',
    headline: 'Backend Engineer, public services',
    phone: '+44 131 496 0000',
    email: 'samir.haddad@example.com',
    city: 'Edinburgh, UK',
    github: 'github.com/example',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: 'Backend engineer with {years 2018-08} years on services that people cannot choose to avoid: benefits, appointments, parking fines. I like plain data models, migrations that nobody notices and error messages that say what to do next. Happy in Java and Kotlin, at ease with a mainframe on the other end.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Lothian Digital Services',
          title: 'Senior Backend Engineer',
          city: 'Edinburgh',
          start: '2022-01',
          present: true,
          body: `- Led the replacement of a twenty-year-old benefits calculator: **1.4 million claims** moved in eleven weekends, every result compared with the old one before the switch.
- Wrote the appointment service behind 32 job centres; it stayed up through the two busiest Mondays of the year while the vendor system beside it did not.
- Turned nightly batch files from three councils into events, so that a change of address arrives the same day.
- Interviews every backend candidate and rewrote the take-home task as a two-hour pairing session.`,
        },
        {
          org: 'Parkwise',
          title: 'Software Engineer',
          city: 'Glasgow',
          start: '2018-08',
          end: '2021-12',
          body: `- Built the permit API used by nine cities, from a whiteboard to its hundredth release.
- Found why one payment in a few thousand was taken twice: two retries, one missing key. Wrote the fix, the refund job and the letter to customers.
- Reduced the cost of hosting by a quarter by deleting what nobody read.`,
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: 'Ratchet',
          role: 'Author',
          start: '2021-03',
          present: true,
          url: 'github.com/example/ratchet',
          body: '- A small library for database changes that can be stopped halfway and resumed; used on three continents, with a mailing list of forty.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Languages', body: 'Kotlin, Java, SQL, enough COBOL to read it' },
        { title: 'Systems', body: 'PostgreSQL, RabbitMQ, Spring, Terraform, Azure' },
        { title: 'Practice', body: 'Data migration, threat modelling, incident reviews, technical interviewing' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University of Strathclyde',
          title: 'Computer Science',
          degree: 'BSc (Hons), 2:1',
          start: '2014-09',
          end: '2018-06',
        },
      ],
    },
  ],
})
