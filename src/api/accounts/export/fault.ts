/**
 * Something that could not be included in an archive; the README lists it. `name`: the résumé's title, the photo's key,
 * or the name of the file that was sent.
 */
export type ExportFault = { what: 'resume' | 'word' | 'photo' | 'picture' | 'sent'; name: string }
