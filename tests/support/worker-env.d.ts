import type { D1Database, Fetcher, ImagesBinding, KVNamespace, R2Bucket } from '@cloudflare/workers-types'
import type { D1Migration } from 'cloudflare:test'
import type { ResumeNamespace } from '#src/api/documents/index.ts'
import type { VisitNamespace } from '#src/api/visits/index.ts'

declare module '@cloudflare/workers-types' {
  namespace Cloudflare {
    /** The bindings of the `worker` project in vitest.config.ts. */
    interface Env {
      DB: D1Database
      CONTENT: D1Database
      CACHE: KVNamespace
      FILES: R2Bucket
      ASSETS: Fetcher
      IMAGES: ImagesBinding
      RESUMES: ResumeNamespace
      VISITS: VisitNamespace
      MIGRATIONS: D1Migration[]
      CONTENT_MIGRATIONS: D1Migration[]
    }
  }
}
