import { LIVE, planLive } from '#scripts/lib/operate/live.ts'
import { looking, operate, placeOf } from './command.ts'
import { withMaintained } from './maintained-site.ts'

/** Checks the accounts of the site with third parties. */
export function liveCommand() {
  return looking('verify:live', 'Whether third parties know the site: a harmless call to each, made by the site itself')
    .argument('[which...]', `${LIVE.join(', ')}; all when none is given`)
    .action((which, options) =>
      operate('verify:live', options, () =>
        planLive(
          which,
          (use) => withMaintained(placeOf(options), use),
          () => {
            process.exitCode = 1
          },
        ),
      ),
    )
}
