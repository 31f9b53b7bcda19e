/** The public folder of pdf.js's tables for fonts that a PDF names without having them in it, by its version. */
export const characterMapsFolder = (version: string) => `fonts/cmaps-${version}`
