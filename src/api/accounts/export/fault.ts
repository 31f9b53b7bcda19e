/** What could not be put into an archive; its README says so. `name`: the résumé's title, or the key of a photo. */
export type ExportFault = { what: 'resume' | 'word' | 'photo' | 'picture'; name: string }
