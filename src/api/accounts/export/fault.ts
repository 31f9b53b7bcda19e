/**
 * Something that could not be included in an archive; the README lists it. `name`: the résumé's title, or the photo's
 * key.
 */
export type ExportFault = { what: 'resume' | 'word' | 'photo' | 'picture'; name: string }
