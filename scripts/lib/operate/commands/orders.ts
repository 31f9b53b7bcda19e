import { Command } from '@commander-js/extra-typings'
import { LISTED, planFind, planRefund, planSettle, planShow, planStuck } from '#scripts/lib/operate/orders.ts'
import { changing, looking, operate } from './command.ts'

/** Orders: found, shown, refunded, settled. */
export function ordersCommand() {
  return new Command('orders')
    .description('Orders. Money is moved by the site alone: a command notes what is wanted, the timer does it.')
    .addCommand(
      looking('find', `The newest ${LISTED} orders by a number of ours or the gateway's, or by their owner`)
        .argument('<text>', 'number of an order or payment; or id, mobile number or e-mail address of a user')
        .action((text, options) => operate('orders find', options, (context) => planFind(context, text))),
    )
    .addCommand(
      looking('stuck', 'Orders whose refund the gateway rejects, or that have not ended a day after their time').action(
        (options) => operate('orders stuck', options, planStuck),
      ),
    )
    .addCommand(
      looking('show', 'Everything of an order')
        .argument('<order>', 'its number')
        .action((order, options) => operate('orders show', options, (context) => planShow(context, order))),
    )
    .addCommand(
      changing('refund', 'Sends the money back, all of it, and takes back what it bought')
        .argument('<order>', 'its number')
        .action((order, options) => operate('orders refund', options, (context) => planRefund(context, order))),
    )
    .addCommand(
      changing('settle', 'Asks the gateway now how an order stands that has not come to its end')
        .argument('<order>', 'its number')
        .action((order, options) => operate('orders settle', options, (context) => planSettle(context, order))),
    )
}
