import * as z from 'zod/mini'

/** Name, SEO texts and record number of the site (specification §3). */
export const siteConfig = z.object({
  site_name: z.string(),
  seo_title: z.string(),
  seo_key: z.string(),
  seo_desc: z.string(),
  record_number: z.string(),
})

export type SiteConfig = z.infer<typeof siteConfig>
