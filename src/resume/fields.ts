import type { ItemField, SectionKind } from './document.ts'

/** The fields of an item by section kind, in the order people fill them in. */
export const fieldsOfKind: Record<SectionKind, readonly ItemField[]> = {
  education: ['org', 'title', 'degree', 'department', 'score', 'city', 'start', 'end', 'body'],
  work: ['org', 'title', 'department', 'city', 'start', 'end', 'body'],
  internship: ['org', 'title', 'department', 'city', 'start', 'end', 'body'],
  campus: ['org', 'title', 'department', 'city', 'start', 'end', 'body'],
  projects: ['title', 'role', 'org', 'city', 'start', 'end', 'url', 'body'],
  skills: ['title', 'level', 'body'],
  languages: ['title', 'level', 'body'],
  certificates: ['title', 'org', 'score', 'date', 'body'],
  awards: ['title', 'level', 'org', 'date', 'body'],
  publications: ['title', 'authors', 'org', 'date', 'url', 'body'],
  portfolio: ['title', 'role', 'org', 'date', 'url', 'body'],
  interests: ['title', 'body'],
  'self-evaluation': ['body'],
  custom: ['org', 'title', 'department', 'city', 'start', 'end', 'url', 'body'],
  'cover-letter': ['title', 'recipient', 'date', 'body'],
}
