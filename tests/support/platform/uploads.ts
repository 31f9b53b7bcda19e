import * as z from 'zod/mini'
import type { Account, Uploaded } from './account.ts'
import { refuseFiles } from './refusals.ts'

/** Of Workers that name none. */
const FIRST_DATE = '2021-11-02'

const metadata = z.object({
  main_module: z.string(),
  bindings: z.array(z.looseObject({ type: z.string(), name: z.string() })),
  compatibility_date: z._default(z.string(), FIRST_DATE),
  compatibility_flags: z.optional(z.array(z.string())),
  migrations: z.optional(z.object({ new_tag: z.string() })),
  annotations: z._default(z.record(z.string(), z.string()), {}),
  assets: z.optional(z.object({ jwt: z.string(), config: z.optional(z.record(z.string(), z.unknown())) })),
})
const manifest = z.object({ manifest: z.record(z.string(), z.object({ hash: z.string(), size: z.number() })) })

type Manifest = ReadonlyMap<string, string>

/** The files that are on their way: what each token stands for. */
export type Uploads = {
  /** Takes the names of a version's files; answers with the token, and what is not known yet, in parts. */
  begin: (body: unknown) => { jwt: string; buckets: string[][] }
  /** Takes a part of the files. */
  take: (form: FormData) => Promise<void>
  /** Reads what wrangler uploads of a Worker. */
  read: (form: FormData) => Promise<Uploaded>
}

/** How many files are asked for at once. */
const PART = 400

/** Takes uploads into an account. */
export function uploadsInto(account: Account): Uploads {
  const begun = new Map<string, Manifest>()
  return {
    begin: (body) => {
      const files = new Map(Object.entries(manifest.parse(body).manifest).map(([name, { hash }]) => [name, hash]))
      refuseFiles(files)
      const token = tokenFor(begun.size)
      begun.set(token, files)
      const wanted = [...new Set(files.values())].filter((hash) => !account.files.has(hash))
      const parts = Array.from({ length: Math.ceil(wanted.length / PART) }, (_, part) =>
        wanted.slice(part * PART, (part + 1) * PART),
      )
      return { jwt: token, buckets: parts }
    },
    take: async (form) => {
      for (const [hash, file] of form) {
        const base64 = typeof file === 'string' ? file : await file.text()
        account.files.set(hash, Buffer.from(base64, 'base64'))
      }
    },
    read: async (form) => {
      const { assets, ...read } = metadata.parse(JSON.parse(String(form.get('metadata'))))
      const modules = await Promise.all(
        [...form].flatMap(([name, part]) =>
          part instanceof File && part.type.includes('javascript')
            ? [part.text().then((contents) => ({ name, contents }))]
            : [],
        ),
      )
      return {
        mainModule: read.main_module,
        modules,
        bindings: read.bindings,
        compatibilityDate: read.compatibility_date,
        compatibilityFlags: read.compatibility_flags ?? [],
        annotations: read.annotations,
        migrationTag: read.migrations?.new_tag ?? null,
        assets:
          assets === undefined ? null : { manifest: begun.get(assets.jwt) ?? new Map(), config: assets.config ?? {} },
      }
    },
  }
}

/** Of the form wrangler looks into: it asks a token when it ends. */
function tokenFor(number: number): string {
  const claims = Buffer.from(JSON.stringify({ number, exp: Date.now() / 1000 + 3600 })).toString('base64url')
  return `e30.${claims}.signature`
}
