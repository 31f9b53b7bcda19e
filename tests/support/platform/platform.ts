import { type Account, emptyAccount } from './account.ts'
import { type Access, platformApi } from './api.ts'
import { type Edge, type Outbound, runEdge } from './edge.ts'
import { playNetwork } from './network.ts'

/** A platform of this machine: processes with its variables use the account as theirs. */
export type PlayedPlatform = {
  account: Account
  variables: NodeJS.ProcessEnv
  /** What visitors get at an address. */
  visit: (address: string) => Promise<Response>
  /** What the API was asked, as `GET /workers/…`. */
  asked: string[]
  stop: () => Promise<void>
}

const API = 'api.cloudflare.com'
const ACCESS: Access = { accountId: '0123456789abcdef0123456789abcdef', token: 'token-of-the-account' }

/**
 * Plays the platform: its API, where Workers run, and the addresses people use.
 * @param sites the host of each site, with the name of its Worker
 * @param outbound answers what Workers send to third parties
 */
export async function playPlatform(
  folder: string,
  sites: ReadonlyMap<string, string>,
  outbound: Outbound,
): Promise<PlayedPlatform> {
  const account = emptyAccount()
  const edge = await runEdge(account, folder, outbound)
  const api = platformApi(account, ACCESS, edge.refresh)
  const asked: string[] = []
  const answer = async (request: Request): Promise<Response> => {
    const { host, pathname } = new URL(request.url)
    if (host === API) {
      asked.push(`${request.method} ${pathname.replace(/^\/client\/v4\/accounts\/\w+/, '')}`)
      return api.fetch(request)
    }
    const name = sites.get(host)
    return name === undefined ? new Response(null, { status: 502 }) : visit(account, edge, name, request)
  }
  const network = await playNetwork(folder, answer)
  return {
    account,
    asked,
    visit: (address) => answer(new Request(address)),
    variables: {
      ...network.variables,
      PLAYED_EDGE: edge.url,
      CLOUDFLARE_API_TOKEN: ACCESS.token,
      CLOUDFLARE_ACCOUNT_ID: ACCESS.accountId,
    },
    stop: async () => {
      network.stop()
      await edge.stop()
    },
  }
}

/** A visitor gets the version that is named, if it serves at all, or one by chance. */
async function visit(account: Account, edge: Edge, name: string, request: Request): Promise<Response> {
  const serving = account.workers.get(name)?.deployments[0]?.versions ?? []
  const override = request.headers.get('cloudflare-workers-version-overrides')
  const wanted = override === null ? undefined : new RegExp(`(?:^|,\\s*)${name}="([^"]+)"`).exec(override)?.[1]
  const named = serving.find(({ version_id }) => version_id === wanted)
  const version = named ?? drawn(serving)
  // The platform's own page where a domain has no Worker.
  if (version === undefined) return new Response(null, { status: 522 })
  return edge.ask(version.version_id, request)
}

function drawn(serving: { version_id: string; percentage: number }[]) {
  let rest = Math.random() * 100
  return serving.find(({ percentage }) => {
    rest -= percentage
    return rest < 0
  })
}
