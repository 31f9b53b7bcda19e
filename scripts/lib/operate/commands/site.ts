import { Command } from '@commander-js/extra-typings'
import { planSet, planShow } from '#scripts/lib/operate/site.ts'
import { changing, looking, operate } from './command.ts'

/** What the site is called, who runs it, what its plans cost and allow. */
export function siteCommand() {
  return new Command('site')
    .description('Names, contacts, prices and limits. What is set counts for calls at once, on pages within a minute.')
    .addCommand(
      looking('show', 'Everything that can be set, and what it is').action((options) =>
        operate('site show', options, planShow),
      ),
    )
    .addCommand(
      changing('set', 'Sets one thing')
        .argument('<key>', 'as show lists it: zh.site_name, yearly.price')
        .argument('<value>', "yuan for prices, whole numbers for limits; '' for nothing")
        .action((key, value, options) => operate('site set', options, (context) => planSet(context, key, value))),
    )
}
