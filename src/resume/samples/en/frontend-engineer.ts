import { composeSample } from '#src/resume/samples/told.ts'

export const frontendEngineer = composeSample({
  locale: 'en',
  design: 'bridge',
  fit: { spacing: 0.91, leading: 1.45 },
  basics: {
    name: 'Ingrid Solheim',
    headline: 'Frontend Engineer, accessible web applications',
    phone: '+353 1 555 0142',
    email: 'ingrid.solheim@example.com',
    city: 'Dublin, Ireland',
    github: 'github.com/example',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: 'Frontend engineer who came to code from typesetting. {Years 2019-09} years of TypeScript and React in travel and banking, with a stubborn interest in keyboards, screen readers and slow phones. I prefer the platform to a package, and a deleted component to a configurable one.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Causeway Bank',
          title: 'Senior Frontend Engineer',
          city: 'Dublin',
          start: '2022-10',
          present: true,
          body: `- Rebuilt the mortgage application as one page per question. Applicants now finish it on a phone, most of them **in one sitting**; branch staff stopped printing it.
- Took the public site from failing to passing an external accessibility audit, then ran the monthly clinic that keeps it there.
- Halved the JavaScript of the sign-in page by removing a form library and writing forty lines instead.
- Mentors two graduates; both shipped to production in their first fortnight.`,
        },
        {
          org: 'Skerry Travel',
          title: 'Frontend Engineer',
          city: 'Cork',
          start: '2019-09',
          end: '2022-09',
          body: `- Wrote the seat map for 14 airlines, including the one whose rows are numbered backwards.
- Replaced screenshots in code review with a page of every component in every state, and visual tests on top of it.
- Worked with customer support one afternoon a week; the ten commonest complaints became the roadmap for spring.`,
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: 'Hyphen, please',
          role: 'Author and maintainer',
          start: '2020-11',
          present: true,
          url: 'github.com/example/hyphen-please',
          body: '- Sensible line breaks for narrow columns in six languages; adopted by two newspapers and a bus timetable.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Languages', body: 'TypeScript, HTML, CSS, a little Rust' },
        { title: 'Tools', body: 'React, Vite, Playwright, Storybook, GitHub Actions' },
        { title: 'Practice', body: 'WCAG 2.2, performance budgets, usability testing, pairing with designers' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University of Galway',
          title: 'Higher Diploma in Software Design and Development',
          degree: 'Distinction',
          start: '2018-09',
          end: '2019-08',
        },
        {
          org: 'Oslo Metropolitan University',
          title: 'Graphic Communication',
          degree: 'BA',
          start: '2014-08',
          end: '2018-06',
        },
      ],
    },
    {
      kind: 'languages',
      items: [
        { title: 'English', level: 'fluent' },
        { title: 'Norwegian', level: 'native' },
      ],
    },
  ],
})
