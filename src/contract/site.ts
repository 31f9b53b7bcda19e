import * as z from 'zod/mini'

/** An optional text; empty means that the site does not show it. */
const shown = z._default(z.string(), '')

/** Name, SEO texts and record number of the site (specification §3), and who runs it. */
export const siteConfig = z.object({
  site_name: z.string(),
  seo_title: z.string(),
  seo_key: z.string(),
  seo_desc: z.string(),
  record_number: z.string(),
  /** The number of the public security record (公安备案). */
  police_record: shown,
  /** The company or person that runs the site. */
  operator: shown,
  address: shown,
  support_email: shown,
  support_phone: shown,
  support_hours: shown,
  /** The name of the WeChat service account, and the path of the picture of its QR code on this site. */
  wechat_account: shown,
  wechat_qr: z._default(z.string().check(z.regex(/^(?:\/[\w.-]+)*$/)), ''),
  /** Changes whenever public content does: copies made under another version are out of date. */
  version: z._default(z.int(), 0),
})

export type SiteConfig = z.infer<typeof siteConfig>

/** The answer of `config/base_site`. What is made under its version must be read at its bookmark or later. */
export const baseSite = z.extend(siteConfig, { bookmark: z.optional(z.string()) })

const basics = z.pick(siteConfig, {
  site_name: true,
  seo_title: true,
  seo_key: true,
  seo_desc: true,
  record_number: true,
  operator: true,
})

/** What every page knows about the site. Leaves out the police record when there is none, to save bytes. */
export const siteBasics = z.extend(basics, { police_record: z.optional(z.string()) })

export type SiteBasics = z.infer<typeof siteBasics>

/** Who runs the site and how to reach them. */
export const contacts = z.pick(siteConfig, {
  operator: true,
  address: true,
  support_email: true,
  support_phone: true,
  support_hours: true,
  wechat_account: true,
  wechat_qr: true,
  record_number: true,
  police_record: true,
})

export type Contacts = z.infer<typeof contacts>
