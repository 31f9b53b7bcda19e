import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { SandboxEnv } from '#src/sandbox/bindings.ts'
import { settingsOf } from '#src/sandbox/settings.ts'
import { apiScript } from './api-script.ts'
import { DUMMY_TOKEN } from './siteverify.ts'

const STYLES = `
:root { color-scheme: light dark }
* { box-sizing: border-box }
body { margin: 0; height: 65px; padding: 0 16px; display: flex; gap: 12px; align-items: center; border: 1px solid #8886; font: 14px/1.4 -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif }
button { font: inherit; min-height: 36px }
`

/**
 * Runs inside the frame, as Cloudflare's does: the page around it cannot look in, and the token's origin comes from the
 * browser, not from that page.
 */
const script = `
const say = document.getElementById('say'), button = document.getElementById('person')
const [OWN, DUMMY] = JSON.parse(document.body.dataset.keys)
const TEST = /^[123]x0{18,}/
let asked

const tell = (message) => parent.postMessage({ sandboxTurnstile: true, ...message }, asked?.origin ?? '*')

async function solve() {
  button.hidden = true
  say.textContent = '正在验证 Checking…'
  const { sitekey, action, cdata } = asked.data
  if (sitekey.startsWith('2x')) return fail('300030')
  if (TEST.test(sitekey)) return done(DUMMY)
  if (sitekey !== OWN) return fail('110100')
  const response = await fetch('/__sandbox/api/turnstile', {
    method: 'POST',
    body: JSON.stringify({ sitekey, action, cdata, hostname: new URL(asked.origin).hostname }),
  }).catch(() => null)
  if (!response?.ok) return fail('300010')
  done((await response.json()).token)
}

function done(token) {
  say.textContent = '✓ 验证成功 Success'
  tell({ type: 'token', token })
}

function fail(code) {
  say.textContent = '✕ 验证失败 Failed (' + code + ')'
  tell({ type: 'error', code })
}

addEventListener('message', (event) => {
  if (event.source !== parent || event.data?.type !== 'run') return
  asked = event
  if (!event.data.sitekey.startsWith('3x')) return solve()
  button.hidden = false
  say.textContent = ''
  tell({ type: 'interactive' })
})
button.onclick = solve
tell({ type: 'ready' })
`

/** The browser's part of Turnstile: the script, and the frame it embeds. */
export const turnstileWidget = new Hono<SandboxEnv>()

turnstileWidget.get('/api.js', (c) => {
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cross-origin-resource-policy': 'cross-origin' }
  return c.body(apiScript, 200, headers)
})

turnstileWidget.get('/widget', (c) => {
  const keys = JSON.stringify([settingsOf(c).turnstile.siteKey, DUMMY_TOKEN])
  return c.html(html`<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<title>Turnstile</title>
<link rel="icon" href="data:,">
<style>${raw(STYLES)}</style>
<body data-keys="${keys}">
<button id="person" hidden>我是真人 I am a person</button>
<span id="say" role="status">沙箱 Sandbox</span>
<script>${raw(script)}</script>`)
})
