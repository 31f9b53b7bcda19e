import { Hono } from 'hono'
import { CLASSIC_EDITOR, CONTACT, localePath } from '#src/contract/addresses.ts'
import { checkoutBase } from './api/checkout/order.ts'
import { checkoutRoutes } from './api/checkout/routes.ts'
import { readBacklog } from './api/db/upkeep/backlog.ts'
import { payCallbackRoutes } from './api/orders/callbacks.ts'
import { maintenanceRoutes } from './api/resumes/maintenance.ts'
import { countAnswers } from './api/upkeep/answer-count.ts'
import { wechatRoutes } from './api/wechat/routes.ts'
import { contactForm } from './classic/contact.ts'
import { classicEditor } from './classic/routes.ts'
import { locales } from './contract/index.ts'
import type { Bindings } from './env/index.ts'
import { forwardCall, forwardSocket, refuseCall } from './http/api.ts'
import { tellNoAddress } from './http/client-address.ts'
import { clientFaults, policyReports } from './http/client-faults.ts'
import { live, ready } from './http/health.ts'
import { serveImage } from './http/images.ts'
import { forgetReaders } from './http/known-readers.ts'
import { linkedFile } from './http/linked-file.ts'
import { countMeasures } from './http/measures.ts'
import { missingFile } from './http/missing-file.ts'
import { type Platform, requestScope } from './http/request-scope.ts'
import { sameOriginReads, sameOriginWrites } from './http/same-origin.ts'
import { CSP_REPORTS, securityHeaders } from './http/security-headers.ts'
import { serverCalls } from './http/server-calls.ts'
import { sharedLinks } from './http/shared-links.ts'
import type { AppEnv } from './http/types.ts'
import { unconfigured } from './http/unconfigured.ts'
import { ConfigError } from './lib/config-error.ts'
import { log } from './lib/log.ts'
import { createOrigin } from './origin/index.ts'
import { createServices, type Services } from './services.ts'
import { crawlerFiles } from './ssr/crawler-files.ts'
import { createPages } from './ssr/page.ts'
import { payloadFiles } from './ssr/payload.ts'

/** Creates the app: the whole HTTP surface, in order. */
export function createApp(servicesOf: (bindings: Bindings) => Services = createServices): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const pages = createPages()
  app.use(pages.remember)
  app.use(securityHeaders())
  app.use(requestScope(platforms(servicesOf)))
  const noteAnswer = countAnswers()
  app.use(async (c, next) => {
    await next()
    const noted = noteAnswer(c.get('services'), c.res.status >= 500)
    if (noted !== null) c.executionCtx.waitUntil(noted)
  })

  // Whatever third parties tell may change what pages say of somebody. What they call is at the Worker with the stores.
  for (const path of ['/maintenance/*', '/wx/*', '/pay/*', '/en/pay/*']) {
    app.use(path, async (c, next) => {
      const services = c.get('services')
      const passed = await services.inner?.fetch(c.req.raw)
      if (passed === undefined) await next()
      // The headers of another Worker's answer cannot be added to.
      else c.res = new Response(passed.body, passed)
      forgetReaders(services)
    })
  }
  app.get('/healthz', live)
  app.get('/readyz', ready(readBacklog))
  app.post('/api/report', sameOriginWrites(), clientFaults())
  app.post('/api/measure', sameOriginWrites(), countMeasures())
  app.post(CSP_REPORTS, policyReports())
  app.use('/api/*', serverCalls('/api/*'))
  app.use('/sync/*', serverCalls('/sync/:id'))
  app.all('/api/*', sameOriginReads(), sameOriginWrites(), forwardCall)
  app.get('/sync/:id', forwardSocket)
  app.get('/file/:key', linkedFile())
  app.route(
    '/maintenance',
    maintenanceRoutes<AppEnv>((c) => embedded(c.get('services'))),
  )
  app.use('/wx/*', sameOriginWrites())
  app.route(
    '/wx',
    wechatRoutes<AppEnv>((c) => embedded(c.get('services'))?.wechat ?? null),
  )
  app.route(
    '/pay/notify',
    payCallbackRoutes<AppEnv>((c) => embedded(c.get('services'))),
  )
  app.get('/_img/*', serveImage)
  for (const folder of ['assets', 'fonts', 'previews', 'og']) app.get(`/${folder}/*`, missingFile)
  app.route('/', crawlerFiles())
  for (const locale of locales) {
    app.route(
      checkoutBase[locale],
      checkoutRoutes<AppEnv>(locale, (c) => embedded(c.get('services'))),
    )
    app.route(localePath(locale, CLASSIC_EDITOR), classicEditor(locale))
    app.route(localePath(locale, CONTACT), contactForm(locale))
    app.use(localePath(locale, '/resume/s/:token'), sharedLinks(locale))
  }
  app.on(['GET', 'HEAD'], '*', payloadFiles())
  app.on(['GET', 'HEAD'], '*', pages.answer)
  app.all('*', (c) => refuseCall(c, 'method.wrong'))

  app.onError((error, c) => {
    // `platforms` has logged it already.
    if (error instanceof ConfigError) return unconfigured(c, error)
    const known = c.get('services')?.log ?? log
    known.error('request.fault', error, { request_id: c.get('requestId'), route: c.get('route') })
    return c.text('Internal server error', 500)
  })
  const { fetch: answer } = app
  app.fetch = (request, ...rest) => pages.fromMemory(request) ?? answer(request, ...rest)
  return app
}

/** Scenes and orders live in the API's database. With a remote API, third parties and phones are sent there. */
function embedded(services: Services): Services | null {
  return services.config.apiBase === undefined ? services : null
}

/**
 * Services are created by the first request and kept for the life of the isolate; so are configuration errors, which
 * are logged once.
 */
function platforms(servicesOf: (bindings: Bindings) => Services): (bindings: Bindings) => Platform {
  const built = new WeakMap<Bindings, Platform | ConfigError>()
  return (bindings) => {
    const known = built.get(bindings) ?? buildPlatform(bindings, servicesOf)
    built.set(bindings, known)
    if (known instanceof ConfigError) throw known
    return known
  }
}

function buildPlatform(bindings: Bindings, servicesOf: (bindings: Bindings) => Services): Platform | ConfigError {
  try {
    const services = servicesOf(bindings)
    if (services.config.addressHeader === null) tellNoAddress(services)
    return { services, origin: createOrigin(services) }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    log.error('config.wrong', error.message, { variables: error.problems.length })
    return error
  }
}

export default createApp()
