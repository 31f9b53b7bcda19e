import type { KindHints } from './editor-hints-zh.ts'

export const hintsEn: KindHints = {
  education: {
    hints: [
      'The highest degree comes first; leave school out once you have a degree.',
      'Give a good result with its scale: 3.8 of 4.0, top 8 per cent.',
      'Name only the courses that matter for the position.',
      'Changing fields? Show what you have added: a thesis, a minor, a course.',
    ],
    examples: [
      '- Dissertation on shared-bicycle scheduling, graded 82 per cent (top five of the year).',
      '- Courses: operating systems, networks, databases, machine learning.',
      '- Dean’s List in three of four years.',
    ],
  },
  work: {
    hints: [
      'Each line says what you did, how, and what came of it; begin with a verb.',
      'Put a figure in every second line: money, share, people, time.',
      'Four to six lines for the latest position, fewer the older they get.',
      'Use the words of the job posting for what you have really done.',
      'In a team result, say which part was yours.',
    ],
    examples: [
      '- Owned renewals; rebuilt reminders and the price page, and the rate rose from 41 to 53 per cent in six months.',
      '- Led four people to launch reconciliation in three months; manual checks fell from three hours a day to ten minutes.',
      '- Renegotiated twelve supplier contracts and cut the year’s costs by eight per cent.',
    ],
  },
  internship: {
    hints: [
      'Write what you delivered, not what you learned about.',
      'Say whether it was used afterwards.',
      'A short internship is fine: one thing told well is enough.',
      'An offer to stay belongs in the first line.',
    ],
    examples: [
      '- Wrote three competitor studies; two proposals went into that quarter’s release.',
      '- Added tests to 23 core endpoints; line coverage rose from 31 to 78 per cent.',
      '- Sorted 1,600 complaints; refunds went from five steps to two.',
    ],
  },
  campus: {
    hints: [
      'Give the size: people, money, events.',
      'Keep what shows that you organise, convince or persist.',
      'Give your role in full, with its dates.',
    ],
    examples: [
      '- Led eight people, won twelve sponsors and raised 8,000 euros, the most so far.',
      '- Ran the freshers’ evening with 60 helpers for 1,500 guests.',
      '- Edited the society’s newsletter for two years; readers rose from 900 to 5,200.',
    ],
  },
  projects: {
    hints: [
      'First say whose problem it solves.',
      'Give the scale: users, data, people, time.',
      'Write about decisions and difficulties, not every tool you touched.',
      'A link that opens convinces more than a description.',
    ],
    examples: [
      '- Helped 1,200 students pass on used books; 3,400 sold in three months.',
      '- Designed caching and rate limits: P99 under 120 ms at 2,000 requests a second.',
      '- Interviewed 26 users, cut half of the features and launched on time.',
    ],
  },
  skills: {
    hints: [
      'One group a line: languages, tools, methods.',
      'Say what you have made with it; adjectives prove little.',
      'Leave out what everybody can do.',
    ],
    examples: [
      'SQL, Python (pandas), Tableau; keep twenty daily reports running',
      'Figma; owned a component library with 320 icons',
    ],
  },
  languages: {
    hints: [
      'Give a level of the European framework or a test with its score.',
      'Say what you use it for at work.',
      'Separate speaking and writing if they differ much.',
    ],
    examples: ['C1; lead meetings and write reports in it', 'IELTS 7.5, every part at 7.0 or above'],
  },
  certificates: {
    hints: [
      'Write the full name with its abbreviation, so that it is found.',
      'The one that the position asks for comes first.',
      'For one under way, say what is passed and when you expect it.',
    ],
    examples: ['Valid until March 2028', 'Four of six papers passed; expected in August 2027'],
  },
  awards: {
    hints: [
      'Say what it is worth: level, place, how many took part.',
      'Put similar ones together in a line.',
      'Three to five are enough, the best first.',
    ],
    examples: ['Three of 480 students', 'Three years in a row, top five per cent', 'Seventh of 1,260 teams'],
  },
  publications: {
    hints: [
      'Make your place among the authors clear.',
      'Say how selective the venue is.',
      'Mark as “under review” what is not accepted yet.',
    ],
    examples: ['First author; cited 12 times', 'Patent granted, second inventor'],
  },
  portfolio: {
    hints: [
      'Choose your best three to five.',
      'Say what your part was and where it is used.',
      'Open each link once in a private window.',
    ],
    examples: [
      '320 icons used in four products; I drew them and wrote the rules',
      '860,000 views; planned, filmed and cut by me',
    ],
  },
  interests: {
    hints: [
      'Be specific: something that shows persistence, teamwork or taste.',
      'One book or one concert says more than “reading, music”.',
      'One or two will do; none is fine as well.',
    ],
    examples: ['Three marathons; best time 3:42', 'Second speaker of the debating team, third in the national final'],
  },
  'self-evaluation': {
    hints: [
      'Three or four sentences; the first names your field and years.',
      'Give a fact with every strength.',
      'End with what you bring to this position.',
      'Rewrite it for each kind of position.',
    ],
    examples: [
      'Product manager with five years in payments, from first launch to ten million users; finds problems in data and tests small.',
      'Computer science graduate with two backend internships, both ending in an offer; writes the design down before the code.',
      'Finishes what is started: two years of a weekly newsletter, from 900 readers to 5,200.',
    ],
  },
  custom: {
    hints: [
      'Choose a title that needs no explanation.',
      'As everywhere: facts, figures, results.',
      'With a single line, consider putting it into another section.',
    ],
    examples: [
      '- Led 16 volunteers looking after 40 newsrooms.',
      '- Taught a rural school online every weekend: 96 lessons in two years.',
    ],
  },
  'cover-letter': {
    hints: [
      'Say which position you apply for and where you saw it.',
      'Tell two things that fit it best, with results.',
      'Say why this company and not any other.',
      'Stay under a page; end with when you can talk.',
    ],
    examples: [
      'I am writing about the position of payments product manager on your site; it is what I have done for five years.',
      'In my present team, renewals rose from 41 to 53 per cent in six months, by way of three small tests.',
      'Thank you for reading; I would be glad to tell you more in person.',
    ],
  },
}
