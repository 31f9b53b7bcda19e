import { defineMessages } from '#src/texts/messages.ts'
import { agreementEn } from './agreement-en.ts'
import { agreementZh } from './agreement-zh.ts'

/** A chapter: paragraphs and lists. */
export type Chapter = {
  title: string
  content: readonly (string | readonly string[])[]
  /** A link to where something can be done. */
  link?: { text: string; path: string }
}
/** One of the two parts of the agreement page. */
export type Statement = { title: string; chapters: readonly Chapter[] }
export type Agreement = {
  title: string
  description: string
  updated: string
  contents: string
  service: Statement
  privacy: Statement
}

/** The service agreement and the privacy statement. They must describe what the software does: change both together. */
export const agreements = defineMessages<Agreement>(agreementZh, agreementEn)
