import { html, raw } from 'hono/html'
import { htmlPage } from '#src/sandbox/html-page.ts'
import type { Person } from './people.ts'

const STYLES = `
:root { color-scheme: light dark; --paper: #ededed; --card: #fff; --ink: #191919; --soft: #737373; --line: #e0e0e0; --green: #07863f }
@media (prefers-color-scheme: dark) { :root { --paper: #111; --card: #1c1c1c; --ink: #d5d5d5; --soft: #8a8a8a; --line: #2c2c2c; --green: #2fbf71 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 17px/1.6 -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif }
main { max-width: 420px; min-height: 100vh; margin: 0 auto; padding: 48px 24px 32px; background: var(--card); display: flex; flex-direction: column }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.4 }
p { margin: 0 0 24px; color: var(--soft) }
form { display: flex; flex-direction: column; flex: 1 }
fieldset { margin: 0 0 32px; padding: 0; border: 0 }
legend { padding: 0 0 8px; color: var(--soft); font-size: 15px }
label { display: flex; gap: 12px; align-items: center; min-height: 52px; border-top: 1px solid var(--line) }
input { width: 20px; height: 20px; accent-color: var(--green) }
.buttons { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; margin-top: auto }
button { font: inherit; font-weight: 600; min-height: 48px; border: 0; border-radius: 8px; background: var(--paper); color: var(--green) }
button[value=allow] { background: var(--green); color: #fff }
:focus-visible { outline: 3px solid var(--green); outline-offset: 2px }
`

/** The page that asks for permission; it looks like WeChat's and says that it is not. */
export function allowPage(people: Person[], chosen: string) {
  const all = people.some(({ id }) => id === chosen) ? people : [{ id: chosen, nickname: chosen }, ...people]
  return page(
    '青简 申请使用你的昵称、头像',
    html`<p>沙箱里的模拟微信 Simulated WeChat</p>
<form method="post">
<fieldset>
<legend>你是 You are</legend>
${all.map(
  ({ id, nickname }) =>
    html`<label><input type="radio" name="user" value="${id}" ${id === chosen ? raw('checked') : ''}>${nickname || '（没有昵称 no name）'}</label>`,
)}
</fieldset>
<div class="buttons">
<button name="decision" value="deny">拒绝 Deny</button>
<button name="decision" value="allow">允许 Allow</button>
</div>
</form>`,
  )
}

/** The error page WeChat shows instead. */
export function troublePage(trouble: string) {
  return page(trouble, html`<p>沙箱里的模拟微信 Simulated WeChat</p>`)
}

function page(title: string, content: ReturnType<typeof html>) {
  return htmlPage(title, STYLES, html`<main>\n<h1>${title}</h1>\n${content}\n</main>`)
}
