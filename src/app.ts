import { Hono } from 'hono'
import { checkoutBase } from './api/checkout/order.ts'
import { checkoutRoutes } from './api/checkout/routes.ts'
import { payCallbackRoutes } from './api/pay-callbacks.ts'
import { wechatRoutes } from './api/wechat/routes.ts'
import { classicEditor } from './classic/routes.ts'
import { locales } from './contract/index.ts'
import type { Bindings } from './env.ts'
import { forwardCall, forwardSocket, refuseCall } from './http/api.ts'
import { clientFaults, policyReports } from './http/client-faults.ts'
import { live, ready } from './http/health.ts'
import { serveImage } from './http/images.ts'
import { linkedFile } from './http/linked-file.ts'
import { missingFile } from './http/missing-file.ts'
import { type Platform, requestScope } from './http/request-scope.ts'
import { sameOriginReads, sameOriginWrites } from './http/same-origin.ts'
import { CSP_REPORTS, securityHeaders } from './http/security-headers.ts'
import { serverCalls } from './http/server-calls.ts'
import { sharedLinks } from './http/shared-links.ts'
import type { AppEnv } from './http/types.ts'
import { createLog } from './lib/log.ts'
import { createOrigin } from './origin/index.ts'
import { createServices, type Services } from './services.ts'
import { crawlerFiles } from './ssr/crawler-files.ts'
import { createPages } from './ssr/page.ts'
import { payloadFiles } from './ssr/payload.ts'

/** The whole HTTP surface, in order. */
export function createApp(servicesOf: (bindings: Bindings) => Services = createServices): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const pages = createPages()
  app.use(pages.remember)
  app.use(securityHeaders())
  app.use(requestScope(platforms(servicesOf)))

  app.get('/healthz', live)
  app.get('/readyz', ready())
  app.post('/api/report', sameOriginWrites(), clientFaults())
  app.post(CSP_REPORTS, policyReports())
  app.use('/api/*', serverCalls('/api/*'))
  app.use('/sync/*', serverCalls('/sync/:id'))
  app.all('/api/*', sameOriginReads(), sameOriginWrites(), forwardCall)
  app.get('/sync/:id', forwardSocket)
  app.get('/file/:key', linkedFile())
  app.use('/wx/*', sameOriginWrites())
  app.route(
    '/wx',
    wechatRoutes<AppEnv>((c) => embedded(c.get('services'))?.wechat ?? null),
  )
  app.route(
    '/pay/notify',
    payCallbackRoutes<AppEnv>((c) => embedded(c.get('services'))),
  )
  for (const locale of locales) {
    app.route(
      checkoutBase[locale],
      checkoutRoutes<AppEnv>(locale, (c) => embedded(c.get('services'))),
    )
  }
  app.get('/_img/*', serveImage)
  for (const folder of ['assets', 'fonts', 'previews', 'og']) app.get(`/${folder}/*`, missingFile)
  app.route('/', crawlerFiles())
  app.route('/old-edit', classicEditor('zh'))
  app.route('/en/old-edit', classicEditor('en'))
  app.use('/resume/s/:token', sharedLinks('zh'))
  app.use('/en/resume/s/:token', sharedLinks('en'))
  app.on(['GET', 'HEAD'], '*', payloadFiles())
  app.on(['GET', 'HEAD'], '*', pages.answer)
  app.all('*', (c) => refuseCall(c, 'method.wrong'))

  app.onError((error, c) => {
    // Without services the configuration is at fault, and its message says which variable.
    const log = c.get('services')?.log ?? createLog(true)
    log.error('request.fault', error, { request_id: c.get('requestId'), route: c.get('route') })
    return c.text('Internal server error', 500)
  })
  const { fetch: answer } = app
  app.fetch = (request, ...rest) => pages.fromMemory(request) ?? answer(request, ...rest)
  return app
}

/** Scenes and orders live in the database of the API: with a remote one, third parties and phones are sent there. */
function embedded(services: Services): Services | null {
  return services.config.apiBase === undefined ? services : null
}

/** Services are built with the first request and kept for the life of the isolate. */
function platforms(servicesOf: (bindings: Bindings) => Services): (bindings: Bindings) => Platform {
  const built = new WeakMap<Bindings, Platform>()
  return (bindings) => {
    const known = built.get(bindings)
    if (known !== undefined) return known
    const services = servicesOf(bindings)
    const platform = { services, origin: createOrigin(services) }
    built.set(bindings, platform)
    return platform
  }
}

export default createApp()
