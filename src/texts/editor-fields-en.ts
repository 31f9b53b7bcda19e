import type { FieldTexts } from './editor-fields-zh.ts'

const employment = {
  org: { label: 'Employer', example: 'Harbour Analytics Ltd' },
  title: { label: 'Position', example: 'Product Manager' },
  department: { label: 'Department', example: 'Growth' },
  city: { label: 'Place', example: 'Dublin' },
  start: { label: 'Start' },
  end: { label: 'End' },
  body: { label: 'What you did', example: '- Owned renewals; the rate rose from 41 to 53 per cent in six months.' },
}

export const fieldTextsEn: FieldTexts = {
  education: {
    org: { label: 'School', example: 'University College Dublin' },
    title: { label: 'Subject', example: 'Computer Science' },
    degree: { label: 'Degree', example: 'BSc (Hons)' },
    department: { label: 'Faculty', example: 'School of Engineering' },
    score: { label: 'Result', example: 'First class, top 8 per cent' },
    city: { label: 'Place', example: 'Dublin' },
    start: { label: 'Start' },
    end: { label: 'End' },
    body: {
      label: 'Courses and activities',
      example: '- Dissertation on consistency in distributed storage (82 per cent).',
    },
  },
  work: employment,
  internship: {
    ...employment,
    org: { label: 'Employer', example: 'Northwind Cloud' },
    title: { label: 'Position', example: 'Backend Engineering Intern' },
    department: { label: 'Team', example: 'Orders' },
    body: { label: 'What you did', example: '- Rebuilt the order states; mismatches fell from 40 a day to none.' },
  },
  campus: {
    ...employment,
    org: { label: 'Organisation', example: 'Students’ Union' },
    title: { label: 'Role', example: 'Head of Sponsorship' },
    department: { label: 'Team', example: 'Events' },
    body: { label: 'What you did', example: '- Led eight people; won twelve sponsors and 8,000 euros.' },
  },
  projects: {
    title: { label: 'Project', example: 'Campus second-hand books' },
    role: { label: 'Your role', example: 'Backend lead' },
    org: { label: 'Made for', example: 'Course project' },
    city: { label: 'Place', example: 'Dublin' },
    start: { label: 'Start' },
    end: { label: 'End' },
    url: { label: 'Link', example: 'github.com/example/books' },
    body: { label: 'What it is', example: '- Go and MySQL; 1,200 users three months after launch.' },
  },
  skills: {
    title: { label: 'Skill', example: 'Data analysis' },
    level: { label: 'Level', example: 'Advanced' },
    body: { label: 'Details', example: 'SQL, Python (pandas), Tableau; twenty reports of my own' },
  },
  languages: {
    title: { label: 'Language', example: 'German' },
    level: { label: 'Level', example: 'C1' },
    body: { label: 'Details', example: 'Lead meetings and write reports in it' },
  },
  certificates: {
    title: { label: 'Certificate', example: 'AWS Solutions Architect' },
    org: { label: 'Issued by', example: 'Amazon Web Services' },
    score: { label: 'Result', example: '920 of 1,000' },
    date: { label: 'Date' },
    body: { label: 'Details', example: 'Valid until 2028' },
  },
  awards: {
    title: { label: 'Award', example: 'Dean’s List' },
    level: { label: 'Level', example: 'Faculty' },
    org: { label: 'Given by', example: 'University College Dublin' },
    date: { label: 'Date' },
    body: { label: 'Details', example: 'Three of 480 students' },
  },
  publications: {
    title: { label: 'Title', example: 'Task scheduling at the edge' },
    authors: { label: 'Authors', example: 'A. Brennan (first author), H. Wang' },
    org: { label: 'Journal or conference', example: 'EuroSys 2026' },
    date: { label: 'Date' },
    url: { label: 'Link', example: 'doi.org/10.1000/xyz' },
    body: { label: 'Details', example: 'Cited 12 times' },
  },
  portfolio: {
    title: { label: 'Work', example: 'Harbour icon set' },
    role: { label: 'Your part', example: 'Visual and interaction design' },
    org: { label: 'Made for', example: 'Harbour Analytics' },
    date: { label: 'Date' },
    url: { label: 'Link', example: 'harbour.example.com/icons' },
    body: { label: 'Details', example: '320 icons, used in four products' },
  },
  interests: {
    title: { label: 'Interest', example: 'Marathon running' },
    body: { label: 'Details', example: 'Three finished; best time 3:42' },
  },
  'self-evaluation': {
    body: {
      label: 'Profile',
      example: 'Product manager with five years in payments, from first launch to ten million users.',
    },
  },
  custom: {
    org: { label: 'Name', example: 'Dublin Marathon' },
    title: { label: 'Role', example: 'Volunteer lead' },
    department: { label: 'Team', example: 'Media centre' },
    city: { label: 'Place', example: 'Dublin' },
    start: { label: 'Start' },
    end: { label: 'End' },
    url: { label: 'Link', example: 'example.com' },
    body: { label: 'Content', example: '- Led 16 volunteers looking after 40 newsrooms.' },
  },
  'cover-letter': {
    title: { label: 'Subject', example: 'Application: Product Manager' },
    recipient: { label: 'Recipient', example: 'Dear Ms Kelly' },
    date: { label: 'Date' },
    body: { label: 'Letter', example: 'Your advertisement asks for someone who has run payments at scale…' },
  },
}
