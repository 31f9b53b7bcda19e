import { ordersScript } from './orders-script.ts'

/** The page's script. It polls every 1.5 s, and rebuilds a list only when something in it has changed. */
export const script = `
const types = { register: '注册 Register', reset: '重置密码 Reset password' }
const states = { open: '等待扫码 Open', scanned: '已扫码 Scanned', confirmed: '已确认 Confirmed', denied: '已拒绝 Denied', expired: '已过期 Expired' }
const attacks = { 'forged-signature': '伪造签名', 'plain-signature': '明文签名', tampered: '篡改密文', stale: '过时', early: '来自未来', 'wrong-appid': '错误 AppID', 'wrong-key': '错误密钥', replay: '重放' }
const people = JSON.parse(document.getElementById('people').textContent)
const at = (id) => document.getElementById(id)
const seen = {}
const chosen = new Map()
const opened = new Set()

function part(tag, name, text) {
  const element = document.createElement(tag)
  if (name) element.className = name
  if (text) element.textContent = text
  return element
}

function press(text, name, act, id = '') {
  const button = part('button', name, text)
  button.id = id
  button.onclick = act
  return button
}

async function post(name, body) {
  const response = await fetch('/__sandbox/api/' + name, { method: 'POST', body: JSON.stringify(body) })
  const answer = await response.json()
  at('lost').textContent = response.ok ? '' : answer.error
  return answer
}

function smsRow(sms) {
  const about = part('span', 'about', ' · ' + (types[sms.type] ?? sms.type) + ' · ' + new Date(sms.sent_at).toLocaleTimeString())
  about.prepend(part('b', '', sms.mobile))
  const copy = press('复制 Copy', 'main', async () => {
    await navigator.clipboard.writeText(sms.code)
    copy.textContent = '已复制 Copied'
  })
  const item = part('li', 'sms')
  item.append(part('span', 'code', sms.code), about, copy)
  return item
}

function letterRow({ to, subject, text, sent_at, code }) {
  const about = part('summary', 'about', ' · ' + subject + ' · ' + new Date(sent_at).toLocaleTimeString())
  about.prepend(part('b', '', to))
  const letter = part('details')
  letter.append(about, part('pre', '', text))
  const item = part('li', 'mail')
  if (code) item.append(part('span', 'code', code))
  item.append(letter)
  return item
}

function chooser(scene) {
  const select = part('select')
  select.setAttribute('aria-label', '微信用户 WeChat user')
  const all = people.some(({ id }) => id === scene.user) || !scene.user ? people : [...people, { id: scene.user, nickname: scene.user }]
  for (const { id, nickname, follows } of all) {
    const option = part('option', '', (nickname || '没有昵称 No name') + (follows ? ' · 已关注 follows' : ''))
    option.value = id
    select.append(option)
  }
  select.value = chosen.get(scene.scene_id) ?? scene.user ?? people[0].id
  select.onchange = () => chosen.set(scene.scene_id, select.value)
  return select
}

function replyOf(scene) {
  const reply = part('p', 'reply')
  const [, before = scene.reply, label = '', after = ''] = /^([^]*?)<a href="[^"]*">([^]*?)<\\/a>([^]*)$/.exec(scene.reply) ?? []
  reply.append(before, phoneLink(scene, label), after)
  return reply
}

function phoneLink(scene, label) {
  if (!scene.authorize_url || !label) return ''
  const link = part('a', '', label)
  link.href = scene.authorize_url
  link.target = '_blank'
  link.rel = 'noopener'
  return link
}

function sceneRow(scene) {
  const item = part('li', 'scene')
  const about = part('div', 'about')
  about.append(part('b', '', states[scene.state]), ' · ' + new Date(scene.created_at).toLocaleTimeString() + ' · ' + scene.scene_id + ' · ' + scene.mode)
  item.append(about)
  if (scene.reply) item.append(replyOf(scene))
  else if (scene.authorize_url) {
    const open = part('div', 'about')
    open.append(phoneLink(scene, '在此打开手机上的页面 Open the phone’s page here'))
    item.append(open)
  }
  if (scene.page) item.append(part('div', 'about', '手机上显示 The phone shows: ' + scene.page))

  const user = chooser(scene)
  const act = (name, text, main, possible) => {
    const button = press(text, main ? 'main' : '', async () => {
      await post('scenes/' + scene.scene_id + '/' + name, name === 'expire' ? {} : { user: user.value })
      refresh()
    }, scene.scene_id + '-' + name)
    button.disabled = !possible
    return button
  }
  const alive = scene.state === 'open' || scene.state === 'scanned'
  const scanned = scene.state === 'scanned' && Boolean(scene.authorize_url)
  const hands = part('div', 'hands')
  hands.append(
    user,
    act('scan', '扫码 Scan', scene.state === 'open', alive),
    act('allow', '允许 Allow', false, scanned),
    act('confirm', '确认登录 Confirm', scanned, scanned),
    act('deny', '拒绝 Deny', false, scanned),
    act('expire', '过期 Expire', false, alive),
  )
  item.append(hands)
  if (scene.mode === 'mp_scan') item.append(attackRow(scene, user))
  return item
}

function attackRow(scene, user) {
  const told = ({ status, reply }) => status + (reply ? ': ' + reply : '')
  return attackBox(scene.scene_id, 'scenes/' + scene.scene_id, attacks, () => ({ user: user.value }), told)
}

function attackBox(id, path, kinds, more, told) {
  const box = part('details')
  box.open = opened.has(id)
  box.ontoggle = () => opened[box.open ? 'add' : 'delete'](id)
  const hands = part('div', 'hands')
  const result = part('span', 'about')
  for (const [kind, text] of Object.entries(kinds)) {
    hands.append(
      press(text + ' ' + kind, '', async () => {
        const answer = await post(path + '/attack', { kind, ...more() })
        result.textContent = answer.status === undefined ? '' : '网站回答 The site answered ' + told(answer)
      }),
    )
  }
  box.append(part('summary', '', '攻击：网站应当拒绝，或不受影响 Attacks the site must refuse or survive'), hands, result)
  return box
}
${ordersScript}
function show(id, text, row) {
  const { activeElement } = document
  const isChoosing = activeElement?.tagName === 'SELECT' && at(id).contains(activeElement)
  if (text === seen[id] || isChoosing) return
  seen[id] = text
  const rows = JSON.parse(text)
  at(id).replaceChildren(...rows.map(row))
  at(id).hidden = rows.length === 0
  at('no-' + id).hidden = rows.length > 0
  if (activeElement?.id) at(activeElement.id)?.focus()
}

async function refresh() {
  try {
    const [sms, mail, scenes, orders, faults] = await Promise.all(['sms', 'mail', 'scenes', 'orders', 'faults'].map(async (name) => (await fetch('/__sandbox/api/' + name)).text()))
    at('away').textContent = ''
    show('sms', sms, smsRow)
    show('mail', mail, letterRow)
    show('scenes', scenes, sceneRow)
    show('orders', orders, orderRow)
    const current = JSON.parse(faults)
    for (const select of document.querySelectorAll('select[data-fault]')) {
      if (document.activeElement !== select) select.value = current[select.dataset.fault]
    }
  } catch {
    at('away').textContent = '沙箱没有响应 The sandbox does not answer'
  }
}

for (const select of document.querySelectorAll('select[data-fault]')) {
  select.onchange = () => post('faults', { [select.dataset.fault]: select.value })
}
at('reset').onclick = () => post('reset', {}).then(refresh)
setInterval(() => document.hidden || refresh(), 1500)
refresh()
`
