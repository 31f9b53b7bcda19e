import { defineMessages } from '#src/texts/messages.ts'
import { agreementEn } from './agreement-en.ts'
import { agreementZh } from './agreement-zh.ts'

/** A chapter: paragraphs, and lists where several things are said of one kind. */
export type Chapter = {
  title: string
  content: readonly (string | readonly string[])[]
  /** Where what it says can be done. */
  link?: { text: string; path: string }
}
export type Statement = { title: string; chapters: readonly Chapter[] }
export type Agreement = {
  title: string
  description: string
  updated: string
  contents: string
  service: Statement
  privacy: Statement
}

/** The service agreement and the privacy statement. They must say what the software does: change both together. */
export const agreements = defineMessages<Agreement>(agreementZh, agreementEn)
