import { defineMessages } from './messages.ts'

/** Texts of the pages around a payment. */
export const checkoutMessages = defineMessages(
  {
    counter: { title: '微信支付', body: '点「立即支付」，在微信里确认付款。' },
    waiting: {
      title: '还没有收到付款',
      body: '刚付过款的话请稍等，到账后这里会自动更新，不用再付一次。还没有付款，可以继续支付。',
    },
    paid: { title: '支付成功', body: '购买已生效。刚才的页面会自动更新，这一页可以关闭。' },
    closing: { title: '订单正在关闭', body: '如果已经付款，会自动生效或原路退回，结果会显示在「我的订单」里。' },
    closed: {
      title: '订单已关闭，没有扣款',
      because: {
        time: '超过 15 分钟没有付款。需要的话，请重新下单。',
        replaced: '你后来下了新的订单，请支付新的那一笔。',
        cancelled: '订单已按你的要求取消。需要的话，请重新下单。',
      },
    },
    refunding: { title: '正在退款', body: '这笔付款无法生效，正在原路退回，进度可以在「我的订单」查看。' },
    refundFailed: {
      title: '退款未成功',
      body: '这笔付款无法生效，钱还没有退回。我们会再次退款并人工跟进，不用重复付款。请留意「我的订单」，并保留上面的订单号以便核对。',
    },
    refunded: { title: '已退款', body: '这笔付款已原路退回。' },
    missing: { title: '没有这个订单', body: '链接可能不完整，请回到网站重新打开。' },
    taken: { title: '请换回原来的微信号', body: '这个订单正在由另一个微信号支付。换微信号支付，请重新下单。' },
    failed: {
      title: '暂时打不开支付页面',
      body: '请稍后再试，或回到网站换一种支付方式。如果已经付过款，结果会出现在「我的订单」。',
    },
    labels: {
      item: '商品',
      number: '订单号',
      amount: '金额',
      pay: '立即支付',
      payOn: '继续支付',
      again: '再试一次',
      orders: '查看我的订单',
      home: '回到网站',
      contact: '联系我们',
    },
  },
  {
    counter: { title: 'WeChat Pay', body: 'Tap “Pay now” and confirm the payment in WeChat.' },
    waiting: {
      title: 'No payment received yet',
      body: 'If you have just paid, wait a moment: this page updates by itself, and there is no need to pay again. If not, you can continue to payment.',
    },
    paid: {
      title: 'Paid',
      body: 'Your purchase is in effect. The page you came from updates by itself; you can close this one.',
    },
    closing: {
      title: 'The order is being closed',
      body: 'If you have paid, it takes effect or is refunded automatically. My orders will show which.',
    },
    closed: {
      title: 'Order closed, nothing charged',
      because: {
        time: 'It was not paid within 15 minutes. You can order again.',
        replaced: 'You have made a newer order since: pay that one.',
        cancelled: 'It was cancelled, as you asked. You can order again.',
      },
    },
    refunding: {
      title: 'Refund under way',
      body: 'This payment could not take effect and is being refunded the way it was paid. You can follow it in My orders.',
    },
    refundFailed: {
      title: 'Refund not completed yet',
      body: 'This payment could not take effect, and the refund is not complete yet. We keep trying and are looking into it; please do not pay again. You can follow it in My orders; please keep the order number above.',
    },
    refunded: { title: 'Refunded', body: 'This payment has been refunded the way it was paid.' },
    missing: { title: 'No such order', body: 'The link may be incomplete. Go back to the site and open it again.' },
    taken: {
      title: 'Another WeChat account is paying',
      body: 'Go back to the account this order was opened with, or order again to pay with this one.',
    },
    failed: {
      title: 'The payment page cannot be opened now',
      body: 'Try again in a moment, or go back to the site and pay another way. If you have already paid, My orders will say so.',
    },
    labels: {
      item: 'Item',
      number: 'Order',
      amount: 'Amount',
      pay: 'Pay now',
      payOn: 'Continue to payment',
      again: 'Try again',
      orders: 'See my orders',
      home: 'Back to the site',
      contact: 'Contact us',
    },
  },
)
