import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  type Account,
  type AccountWorker,
  addDeployment,
  addVersion,
  newWorker,
  type WorkerVersion,
} from './account.ts'
import { Refusal, refuseNewClass, refuseSecretOfIdle, refuseShares, refuseUnknownStores } from './refusals.ts'
import { uploadsInto } from './uploads.ts'

/** Who may ask, and for which account. */
export type Access = { accountId: string; token: string }

const named = z.object({ name: z.string() })
const titled = z.object({ title: z.string() })
const secret = z.object({ name: z.string(), text: z.string() })
const shares = z.object({ versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })) })

/** The HTTP API of the platform, as far as wrangler asks it for what this project does. */
export function platformApi(account: Account, { accountId, token }: Access, changed: () => Promise<void>): Hono {
  const uploads = uploadsInto(account)
  const api = new Hono().basePath('/client/v4')
  const workerNamed = (name: string): AccountWorker => {
    const worker = account.workers.get(name)
    if (worker !== undefined) return worker
    throw new Refusal(404, 10_007, 'This Worker does not exist on your account.')
  }
  /** Keeps what is uploaded as the newest version of a Worker. */
  const keep = async (worker: AccountWorker, form: FormData): Promise<WorkerVersion> => {
    const uploaded = await uploads.read(form)
    refuseUnknownStores(account, uploaded)
    worker.migrationTag = uploaded.migrationTag ?? worker.migrationTag
    return addVersion(worker, { ...uploaded, migrationTag: worker.migrationTag })
  }

  api.onError((error, context) => {
    if (!(error instanceof Refusal)) throw error
    const { code, message, status } = error
    return context.json(failed(code, message), status === 404 ? 404 : 400)
  })
  api.notFound((context) => context.json(failed(7003, `No route for ${context.req.method} ${context.req.path}`), 404))
  api.use('*', async (context, next) => {
    const shown = context.req.header('authorization')
    // Files come with the token of their upload.
    const isFile = context.req.path.endsWith('/workers/assets/upload')
    if (!isFile && shown !== `Bearer ${token}`) return context.json(failed(10_000, 'Authentication error'), 403)
    return next()
  })
  api.use('/accounts/:account/*', async (context, next) => {
    if (context.req.param('account') !== accountId) throw new Refusal(404, 7003, 'Could not route to this account.')
    return next()
  })

  const mine = new Hono()
  mine.get('/d1/database', (context) => {
    const all = [...account.databases].map(([name, uuid]) => ({ name, uuid, version: 'production' }))
    return context.json(page(all, context.req.query('page')))
  })
  mine.post('/d1/database', async (context) => {
    const { name } = named.parse(await context.req.json())
    if (account.databases.has(name)) throw new Refusal(400, 7502, 'A database with that name already exists')
    const uuid = randomUUID()
    account.databases.set(name, uuid)
    await changed()
    return context.json(done({ name, uuid, version: 'production' }))
  })
  mine.get('/storage/kv/namespaces', (context) => {
    const all = [...account.namespaces].map(([title, id]) => ({ title, id }))
    return context.json(page(all, context.req.query('page')))
  })
  mine.post('/storage/kv/namespaces', async (context) => {
    const { title } = titled.parse(await context.req.json())
    if (account.namespaces.has(title)) throw new Refusal(400, 10_014, 'A namespace with this title already exists.')
    const id = randomUUID().replaceAll('-', '')
    account.namespaces.set(title, id)
    await changed()
    return context.json(done({ title, id }))
  })
  mine.get('/r2/buckets', (context) => {
    const buckets = [...account.buckets].map((name) => ({ name, creation_date: '2027-01-01T00:00:00.000Z' }))
    return context.json(done({ buckets }))
  })
  mine.get('/r2/buckets/:name', (context) => {
    const name = context.req.param('name')
    if (!account.buckets.has(name)) throw new Refusal(404, 10_006, 'The specified bucket does not exist.')
    return context.json(done({ name }))
  })
  mine.post('/r2/buckets', async (context) => {
    const { name } = named.parse(await context.req.json())
    if (account.buckets.has(name)) throw new Refusal(400, 10_004, 'The bucket you tried to create already exists.')
    account.buckets.add(name)
    await changed()
    return context.json(done({ name }))
  })

  mine.get('/workers/subdomain', (context) => context.json(done({ subdomain: 'account' })))
  mine.get('/workers/subdomain/edge-preview', (context) => context.json(done({ token: 'preview' })))
  mine.post('/workers/scripts/:name/edge-preview', async (context) => {
    const uploaded = await uploads.read(await context.req.formData())
    refuseUnknownStores(account, uploaded)
    const preview = randomUUID()
    // Commands run one after the other.
    account.sessions.clear()
    account.sessions.set(preview, uploaded)
    await changed()
    return context.json(done({ preview_token: preview, tail_url: 'wss://tail.invalid' }))
  })
  mine.post('/workers/assets/upload', async (context) => {
    await uploads.take(await context.req.formData())
    return context.json(done({ jwt: bearerOf(context.req.header('authorization')) }), 201)
  })
  mine.post('/workers/scripts/:name/assets-upload-session', async (context) => {
    return context.json(done(uploads.begin(await context.req.json())))
  })

  mine.get('/workers/services/:name', (context) => {
    const { name, migrationTag } = workerNamed(context.req.param('name'))
    const script = { id: name, tag: name, last_deployed_from: 'wrangler', migration_tag: migrationTag ?? undefined }
    return context.json(done({ id: name, default_environment: { environment: 'production', script } }))
  })
  mine.get('/workers/scripts/:name/settings', (context) => {
    const { versions } = workerNamed(context.req.param('name'))
    return context.json(done({ bindings: versions[0]?.bindings ?? [], tags: [] }))
  })
  mine.patch('/workers/scripts/:name/script-settings', async (context) => context.json(done(await context.req.json())))
  mine.all('/workers/scripts/:name/subdomain', (context) => {
    return context.json(done({ enabled: false, previews_enabled: false }))
  })
  mine.put('/workers/scripts/:name/schedules', async (context) => {
    return context.json(done({ schedules: await context.req.json() }))
  })
  mine.put('/workers/scripts/:name', async (context) => {
    const name = context.req.param('name')
    const worker = account.workers.get(name) ?? newWorker(name)
    const { id } = await keep(worker, await context.req.formData())
    account.workers.set(name, worker)
    addDeployment(worker, [{ version_id: id, percentage: 100 }])
    await changed()
    return context.json(done({ id: name, etag: id, deployment_id: id.replaceAll('-', ''), startup_time_ms: 20 }))
  })

  mine.get('/workers/scripts/:name/secrets', (context) => {
    const { secrets } = workerNamed(context.req.param('name'))
    return context.json(done([...secrets.keys()].map((name) => ({ name, type: 'secret_text' }))))
  })
  mine.put('/workers/scripts/:name/secrets', async (context) => {
    const worker = workerNamed(context.req.param('name'))
    refuseSecretOfIdle(worker)
    const { name, text } = secret.parse(await context.req.json())
    worker.secrets.set(name, text)
    await changed()
    return context.json(done({ name, type: 'secret_text' }))
  })
  mine.delete('/workers/scripts/:name/secrets/:secret', async (context) => {
    const worker = workerNamed(context.req.param('name'))
    refuseSecretOfIdle(worker)
    worker.secrets.delete(context.req.param('secret'))
    await changed()
    return context.json(done(null))
  })

  mine.get('/workers/scripts/:name/versions', (context) => {
    return context.json(done({ items: workerNamed(context.req.param('name')).versions.map(shown) }))
  })
  mine.get('/workers/scripts/:name/versions/:id', (context) => {
    const found = workerNamed(context.req.param('name')).versions.find(({ id }) => id === context.req.param('id'))
    if (found === undefined) throw new Refusal(404, 10_007, 'This version does not exist.')
    return context.json(done(shown(found)))
  })
  mine.post('/workers/scripts/:name/versions', async (context) => {
    const worker = workerNamed(context.req.param('name'))
    const form = await context.req.formData()
    refuseNewClass(await uploads.read(form))
    const { id } = await keep(worker, form)
    return context.json(
      done({ id, startup_time_ms: 20, metadata: { has_preview: false }, resources: { script: { etag: id } } }),
    )
  })
  mine.get('/workers/scripts/:name/deployments', (context) => {
    const { deployments } = workerNamed(context.req.param('name'))
    const all = deployments.map(({ id, createdAt, versions }) => ({
      ...{ id, source: 'wrangler', strategy: 'percentage', author_email: 'operator@site.example', annotations: {} },
      ...{ created_on: createdAt, versions },
    }))
    return context.json(done({ deployments: all }))
  })
  mine.post('/workers/scripts/:name/deployments', async (context) => {
    const worker = workerNamed(context.req.param('name'))
    const { versions } = shares.parse(await context.req.json())
    refuseShares(worker, versions)
    const { id } = addDeployment(worker, versions)
    await changed()
    return context.json(done({ id }))
  })
  mine.post('/analytics_engine/sql', (context) => context.json({ meta: [], data: [], rows: 0 }))
  return api.route(`/accounts/:account`, mine)
}

function done(result: unknown) {
  return { success: true, errors: [], messages: [], result }
}

/** A list of one page; whoever asks for another is told that it holds nothing. */
function page(all: unknown[], number = '1') {
  return {
    ...done(number === '1' ? all : []),
    result_info: { page: Number(number), per_page: 100, total_count: all.length },
  }
}

function failed(code: number, message: string) {
  return { success: false, errors: [{ code, message }], messages: [], result: null }
}

function bearerOf(header = ''): string {
  return header.replace(/^Bearer /, '')
}

function shown({ id, number, createdAt, bindings, annotations }: WorkerVersion) {
  const metadata = {
    created_on: createdAt,
    modified_on: createdAt,
    source: 'wrangler',
    author_email: 'operator@site.example',
  }
  return { id, number, metadata, annotations, resources: { bindings, script: {}, script_runtime: {} } }
}
