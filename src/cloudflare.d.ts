// Declares only the module: the platform's global types would hide the DOM's in the rest of the code.
declare module 'cloudflare:workers' {
  import { CloudflareWorkersModule } from '@cloudflare/workers-types'
  export = CloudflareWorkersModule
}
