import { routes } from '#client/routes.ts'
import type { AttackWorld } from './world.ts'

const SAMPLE: Record<string, string> = { id: '1001', tag: 'social', cate: 'social', token: 'A'.repeat(43) }

/** Every page in both languages, for visitors and for a user: its policy lets nothing run that is not ours. */
export async function openPages({ client, tally, newPerson, newAddress }: AttackWorld): Promise<void> {
  const person = await newPerson()
  const paths = routes.map(({ pattern }) => pattern.replace(/:(\w+)/g, (_, name: string) => SAMPLE[name] ?? 'x'))
  const all = [...paths, '/nowhere', '/word-jianli/999999', '/old-edit'].flatMap((path) => [path, `/en${path}`])
  for (const path of all) {
    for (const by of [undefined, person]) {
      const got = await client({ path, headers: { 'cf-connecting-ip': newAddress() }, ...(by && { person: by }) })
      const policy = got.headers['content-security-policy'] ?? ''
      if (got.headers['content-type']?.startsWith('text/html') !== true) continue
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'none'"
      tally.expect(policy.includes("default-src 'none'"), 'a policy that allows by default', `${path}: ${policy}`)
      tally.expect(
        !/'unsafe-(inline|eval)'|\*|https?:/.test(scripts),
        'a policy that runs anything',
        `${path}: ${scripts}`,
      )
      tally.expect(policy.includes("frame-ancestors 'none'"), 'a page that can be framed', path)
      tally.expect(got.headers['cross-origin-resource-policy'] === 'same-origin', 'no resource policy', path)
      const bare = [...got.body.matchAll(/<script[^>]* src=[^>]*>/g)].filter(([tag]) => !tag.includes('integrity='))
      tally.expect(bare.length === 0, 'a script without its hash', `${path}: ${bare[0]?.[0]}`)
      const data = await client({
        path: `${path}/_payload.json`,
        headers: { 'cf-connecting-ip': newAddress() },
        ...(by && { person: by }),
      })
      const isOwn = by !== undefined
      const kept = data.headers['cache-control'] ?? ''
      tally.expect(
        !isOwn || data.status === 404 || kept === 'no-store',
        'data of a user may be kept',
        `${path}: ${kept}`,
      )
    }
  }
}
