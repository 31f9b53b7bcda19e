import { composeSample } from '#src/resume/samples/told.ts'

export const softwareEngineer = composeSample({
  locale: 'en',
  design: 'ink',
  basics: {
    name: 'Eleanor Whitfield',
    headline: 'Senior Software Engineer',
    phone: '+44 20 7946 0000',
    email: 'eleanor.whitfield@example.com',
    city: 'London, UK',
    github: 'github.com/example',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: 'Backend engineer with {years 2017-09} years in payments and logistics. I take services from a whiteboard to a boring on-call rota: clear contracts, measured performance, and tests that let other people change my code. Comfortable leading four to six engineers and explaining trade-offs to finance and operations.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Harrow & Pike Payments',
          title: 'Senior Software Engineer',
          city: 'London',
          start: '2021-03',
          present: true,
          body: `- Led the split of a settlement monolith into five Go services; release frequency went from fortnightly to **eleven times a week** with no rise in incidents.
- Brought card-authorisation p99 latency under 200 ms by replacing row locks with an append-only ledger and batched reads.
- Designed idempotent retries for three bank partners, ending duplicate payouts that had cost £140,000 in the previous year.
- Mentor two engineers, both since promoted; run the weekly design review for a group of fourteen.`,
        },
        {
          org: 'Northgate Freight',
          title: 'Software Engineer',
          city: 'Manchester',
          start: '2017-09',
          end: '2021-02',
          body: `- Built the route-planning API used by 2,300 drivers a day; planning time per depot fell from 47 minutes to under six.
- Moved 4 TB of consignment history to partitioned PostgreSQL, reducing month-end reporting from nine hours to 35 minutes.
- Introduced contract tests between seven teams; a broken integration is now found before release, not after.`,
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: 'Tidewatch',
          role: 'Author and maintainer',
          start: '2020-05',
          present: true,
          url: 'github.com/example/tidewatch',
          body: '- Open-source tracing for message queues, 1.9k stars, run in production by at least six companies; 98 per cent branch coverage and a documented upgrade path for every release.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Languages', body: 'Go, TypeScript, SQL, enough Rust to review it' },
        { title: 'Systems', body: 'PostgreSQL, Kafka, Redis, Kubernetes, Terraform, AWS' },
        { title: 'Practice', body: 'Domain modelling, load testing, incident command, technical writing' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University of Leeds',
          title: 'Computer Science',
          degree: 'BSc (Hons), First Class',
          start: '2014-09',
          end: '2017-06',
        },
      ],
    },
  ],
})
