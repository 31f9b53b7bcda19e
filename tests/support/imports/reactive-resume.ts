/** The same person as Reactive Resume writes them in three versions: Markdown in the third, HTML in the others. */
export const reactiveResumes = {
  v3: {
    id: 1,
    name: 'My resume',
    slug: 'my',
    public: true,
    basics: {
      name: 'Alexis Jones',
      email: 'alexis@example.com',
      phone: '(970) 555-0100',
      headline: 'Web Developer',
      birthdate: '1995-08-06T00:00:00.000Z',
      website: 'https://alexis.example.com',
      summary: 'Builds **fast** sites.',
      profiles: [
        { id: 'p1', url: 'https://github.com/alexis', network: 'GitHub', username: 'alexis' },
        { id: 'p2', url: '', network: 'Mastodon', username: '@alexis' },
      ],
      location: { address: '1 Main St', postalCode: '80521', city: 'Fort Collins', region: 'Colorado', country: 'USA' },
      photo: { url: '', visible: true, filters: { size: 128, border: false, grayscale: false, shape: 'square' } },
    },
    sections: {
      work: {
        id: 'work',
        name: 'Work Experience',
        type: 'work',
        columns: 1,
        visible: true,
        items: [
          {
            id: 'w1',
            url: 'https://doorbell.example.com',
            date: { start: '2016-07-01T00:00:00.000Z', end: '' },
            name: 'Doorbell Corp.',
            position: 'Developer',
            summary: '* Wrote a React app\n* Cut load time by _40_ per cent',
          },
          null,
        ],
      },
      skills: {
        id: 'skills',
        name: 'Skills',
        type: 'basic',
        visible: true,
        items: [{ id: 's1', name: 'Front end', level: 'Expert', levelNum: 8, keywords: ['HTML', 'CSS', null] }],
      },
      certifications: {
        id: 'certifications',
        name: 'Certifications',
        type: 'basic',
        visible: false,
        items: [{ id: 'c1', date: '2020-11-06', name: 'Scrum Master', issuer: 'Scrum.org', url: '', summary: '' }],
      },
    },
    metadata: { template: 'kakuna', locale: 'en' },
  },
  v4: {
    basics: {
      name: 'Alexis Jones',
      headline: 'Web Developer',
      email: 'alexis@example.com',
      phone: '(970) 555-0100',
      location: 'Fort Collins, Colorado',
      url: { label: '', href: 'https://alexis.example.com' },
      customFields: [{ id: 'f1', icon: 'car', name: 'Licence', value: 'B' }],
      picture: { url: '', size: 64, aspectRatio: 1, borderRadius: 0, effects: { hidden: false } },
    },
    sections: {
      summary: {
        id: 'summary',
        name: 'Summary',
        visible: true,
        columns: 1,
        content: '<p>Builds <strong>fast</strong> sites.</p>',
      },
      experience: {
        id: 'experience',
        name: 'Experience',
        visible: true,
        items: [
          {
            id: 'e1',
            visible: true,
            company: 'Doorbell Corp.',
            position: 'Developer',
            location: 'Denver',
            date: 'July 2016 to Present',
            summary:
              '<ul><li><p>Wrote a <a href="https://react.dev">React</a> app</p></li><li><p>5 * 3 &amp; more</p></li></ul>',
            url: { label: '', href: 'https://doorbell.example.com' },
          },
          { id: 'e2', visible: false, company: 'Hidden Inc.', position: 'Intern', date: '2014', summary: '', url: {} },
        ],
      },
      profiles: {
        id: 'profiles',
        name: 'Profiles',
        visible: true,
        items: [
          { id: 'p1', network: 'GitHub', username: 'alexis', url: { label: '', href: 'https://github.com/alexis' } },
        ],
      },
      languages: {
        id: 'languages',
        name: 'Languages',
        visible: true,
        items: [{ name: 'Spanish', description: 'Fluent', level: 4 }],
      },
      skills: {
        id: 'skills',
        name: 'Skills',
        visible: true,
        items: [{ name: 'CSS', description: '', level: 3, keywords: ['Grid'] }],
      },
      custom: {
        abc: {
          id: 'abc',
          name: 'Talks',
          visible: true,
          items: [{ name: 'Fast pages', description: 'Speaker', date: '2019', location: '', summary: '' }],
        },
      },
    },
    metadata: { template: 'rhyhorn' },
  },
  v5: {
    picture: { hidden: false, url: '', size: 80 },
    basics: {
      name: 'Alexis Jones',
      headline: 'Web Developer',
      email: 'alexis@example.com',
      phone: '(970) 555-0100',
      location: 'Fort Collins, Colorado',
      website: { url: 'https://alexis.example.com', label: '' },
      customFields: [],
    },
    summary: { title: '', columns: 1, hidden: false, content: '<p>Builds <strong>fast</strong> sites.</p>' },
    sections: {
      experience: {
        title: 'Where I worked',
        columns: 1,
        hidden: false,
        items: [
          {
            id: 'e1',
            hidden: false,
            company: 'Doorbell Corp.',
            position: '',
            location: 'Denver',
            period: '2016 - Present',
            website: { url: '', label: '' },
            description: '',
            roles: [
              { id: 'r1', position: 'Lead', period: 'Jan 2020 - Present', description: '<p>Led five.</p>' },
              { id: 'r2', position: 'Developer', period: 'Jul 2016 - Dec 2019', description: '' },
            ],
          },
        ],
      },
      education: {
        title: '',
        hidden: false,
        items: [
          {
            id: 'd1',
            hidden: false,
            school: 'CSU',
            degree: 'BSc',
            area: 'Computer Science',
            grade: '3.8',
            location: '',
            period: '2012 - 2016',
            website: { url: '' },
            description: '',
          },
        ],
      },
      references: {
        title: '',
        hidden: false,
        items: [
          {
            id: 'x',
            hidden: false,
            name: 'Kim Lee',
            position: 'CTO',
            phone: '555',
            website: { url: '' },
            description: '<p>Great.</p>',
          },
        ],
      },
    },
    customSections: [
      {
        id: 'c',
        title: 'Side jobs',
        type: 'projects',
        hidden: false,
        items: [
          {
            id: 'y',
            hidden: false,
            name: 'Clock',
            period: '2021',
            website: { url: 'https://clock.example.com' },
            description: '<p>Ticks.</p>',
          },
        ],
      },
    ],
    metadata: { template: 'azurill' },
  },
}
