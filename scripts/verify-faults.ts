import { buildIfNeeded } from './lib/build.ts'
import { e2eSite } from './lib/e2e-site.ts'
import { killUnderLoad } from './lib/faults/kills.ts'
import { paymentNotice } from './lib/faults/pay-scenarios.ts'
import { scenarios } from './lib/faults/scenarios.ts'
import { type RouteResult, type TrialRoute, tryRoute } from './lib/faults/trial.ts'
import { createWorld, type FaultWorld } from './lib/faults/world.ts'
import { runSite } from './lib/local-worker.ts'
import { runMain, Trouble } from './lib/main.ts'
import { requireFreePort } from './lib/ports.ts'
import { endWith, stopOnSignals } from './lib/processes.ts'
import { prepareState } from './lib/state.ts'
import { temporaryFolder } from './lib/temporary.ts'

const KILLS = 20

/**
 * `npm run verify:faults [parts of routes | kills]`: each binding call of each route that changes something fails
 * before it is done, after it is done, for the load, and by never answering, followed by one retry, which has to be
 * answered with the truth and to leave what one undisturbed call leaves. Then workerd is killed while it is written to:
 * nothing it had acknowledged may be lost or torn.
 */
runMain(async () => {
  const parts = process.argv.slice(2)
  const stateDir = temporaryFolder('verify-faults')
  stopOnSignals()
  await buildIfNeeded()
  await prepareState(stateDir)
  const { port } = e2eSite
  await requireFreePort(port, 'E2E_PORT', 'site')
  const site = await runSite({ port, stateDir, variables: { SITE_URL: 'http://localhost' }, log: 'silent' })
  const world = createWorld(site.bindings)
  const isWhole = parts.length === 0
  const onlyKills = parts.join() === 'kills'
  const failures = onlyKills ? 0 : await tryRoutes(world, isWhole ? [''] : parts)
  const lost = isWhole || onlyKills ? await killUnderLoad(site, world, KILLS) : 0
  if (failures > 0) throw new Trouble(`${failures} faults were not survived.`)
  if (lost > 0) throw new Trouble(`${lost} of ${KILLS} kills lost something that had been acknowledged.`)
  await endWith(0)
})

/** @returns how many trials went wrong */
async function tryRoutes(world: FaultWorld, parts: string[]): Promise<number> {
  const routes = routesOf(world).filter(({ name }) => parts.some((part) => name.includes(part)))
  const results: RouteResult[] = []
  console.log(`${'route'.padEnd(32)} points  trials  survived`)
  for (const route of routes) {
    const result = await tryRoute(world, route)
    results.push(result)
    console.log(lineOf(result.name, [result]))
    for (const failure of result.failures) console.log(`    ${failure}`)
  }
  console.log(lineOf(`${results.length} routes`, results))
  return results.reduce((sum, { failures }) => sum + failures.length, 0)
}

/** The calls of the API, and what the payment gateway sends. */
function routesOf(world: FaultWorld): TrialRoute[] {
  const names = Object.keys(scenarios).filter((name): name is keyof typeof scenarios => name in scenarios)
  const calls = names.map((name): TrialRoute => {
    const send: TrialRoute['send'] = ({ input, options }, hung) => world.call(name, input, options, hung)
    return { name, scenario: scenarios[name], send }
  })
  const send: TrialRoute['send'] = ({ input }, hung) => world.notify(input, hung)
  return [...calls, { name: 'pay/notify/wechat', scenario: paymentNotice, send }]
}

function lineOf(label: string, results: RouteResult[]): string {
  const sum = (of: (result: RouteResult) => number) => results.reduce((total, result) => total + of(result), 0)
  const [points, trials, failed] = [sum((r) => r.points), sum((r) => r.trials), sum((r) => r.failures.length)]
  const share = trials === 0 ? 100 : Math.floor((100 * (trials - failed)) / trials)
  return `${label.padEnd(32)} ${String(points).padStart(6)}  ${String(trials).padStart(6)}  ${share} %`
}
