import { composeSample } from '#src/resume/samples/told.ts'

export const legalAssistant = composeSample({
  locale: 'en',
  design: 'frame',
  fit: { spacing: 0.79, leading: 1.28 },
  basics: {
    name: 'Beatrice Lindqvist',
    headline: 'Executive Assistant, professional services',
    phone: '+44 20 7946 0142',
    email: 'beatrice.lindqvist@example.com',
    city: 'London, UK',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: 'Executive assistant with {years 2016-09} years in law and architecture. I keep partners where they promised to be, papers where people can find them, and surprises to a minimum. Used to confidential matters, two calendars that disagree and a client who is already in reception.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Ashcombe Partners LLP',
          title: 'Executive Assistant to the Managing Partner',
          start: '2021-01',
          present: true,
          body: `- Run the diary, travel and correspondence of the managing partner and act as first contact for **140 lawyers** in three offices.
- Prepare monthly partnership meetings: agenda agreed a fortnight ahead, papers in one bundle, actions chased to the end.
- Coordinated a merger of two offices for a year under a code name; nothing leaked.
- Introduced a shared bring-up list for client deadlines after one was nearly missed; the risk team has since adopted it.
- Train new assistants and cover for the practice manager.`,
        },
        {
          org: 'Hartley Wynn Architects',
          title: 'Personal Assistant to two directors',
          start: '2018-05',
          end: '2020-12',
          body: `- Looked after competition deadlines across five time zones, printing included.
- Organised the studio’s move over a weekend: 46 desks, one model shop, no working day lost.
- Kept the register of drawings issued to planning authorities.`,
        },
        {
          org: 'Fenwick Chambers',
          title: 'Receptionist, later Clerk’s Assistant',
          start: '2016-09',
          end: '2018-04',
          body: '- Front of house for thirty barristers; learned to read a court list at seven in the morning.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University of East Anglia',
          title: 'English Literature',
          degree: 'BA (Hons), 2:1',
          start: '2013-09',
          end: '2016-06',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Meetings', body: 'Agendas, minutes, board and partnership papers' },
        { title: 'Tools', body: 'Microsoft 365, iManage, Concur, Teams' },
        { title: 'Writing', body: 'Letters in a partner’s voice, briefing notes, event invitations' },
        { title: 'Pace', body: '80 words a minute, Teeline shorthand' },
      ],
    },
    {
      kind: 'languages',
      items: [
        { title: 'English', level: 'native' },
        { title: 'Swedish', level: 'native' },
        { title: 'German', level: 'B1' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: 'Executive PA Diploma', date: '2020-06' },
        { title: 'Data protection in practice', date: '2023-02' },
      ],
    },
    { kind: 'interests', items: [{ title: 'Bookbinding' }, { title: 'Sunday league referee' }] },
  ],
})
