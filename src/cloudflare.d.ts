// Only the module, not the global types of the platform: those would hide the DOM's from the rest of the tree.
declare module 'cloudflare:workers' {
  import { CloudflareWorkersModule } from '@cloudflare/workers-types'
  export = CloudflareWorkersModule
}
