/** The styles of the sandbox's page. */
export const styles = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1c1e1b; --soft: #5c605a; --line: #e2dfd6; --card: #fff; --green: #2f6b4f; --on-green: #fff; --red: #b5382a }
@media (prefers-color-scheme: dark) { :root { --paper: #161815; --ink: #e9e6df; --soft: #a3a69d; --line: #31352f; --card: #1e211d; --green: #6fb592; --on-green: #10130f; --red: #e58476 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.7 -apple-system, "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans SC", "Segoe UI", sans-serif }
header, main { max-width: 860px; margin: 0 auto; padding: 0 16px }
header { padding-block: 32px 0 }
main { padding-bottom: 64px }
h1 { margin: 0; font: 600 24px/1.3 "Songti SC", "Noto Serif SC", serif }
h1 + p, .note { margin: 0; color: var(--soft); font-size: 14px }
.head { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: end; justify-content: space-between; padding: 32px 0 12px }
h2 { margin: 0; font-size: 18px; line-height: 1.4 }
.many { justify-content: start }
.many h2 { flex-basis: 100% }
.head label { display: flex; gap: 8px; align-items: center; color: var(--soft); font-size: 14px }
select, button { font: inherit; font-size: 14px; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 6px; min-height: 36px; padding: 4px 12px; cursor: pointer }
button:hover:enabled, select:hover:enabled { border-color: var(--green) }
button:disabled { color: var(--soft); opacity: .55; cursor: default }
button.main:enabled { background: var(--green); color: var(--on-green); border-color: var(--green) }
:focus-visible { outline: 2px solid var(--green); outline-offset: 2px }
ol { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line) }
li { padding: 16px 0; border-bottom: 1px solid var(--line) }
li.mail pre { margin: 8px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; font-size: 14px }
li.mail summary { cursor: pointer }
li.sms { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; align-items: center }
li.sms button { grid-row: 1 / 3; grid-column: 2 }
.code { font: 600 36px/1.2 ui-monospace, "SF Mono", Consolas, monospace; letter-spacing: .12em; color: var(--green) }
.about { color: var(--soft); font-size: 14px; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
.about b { color: var(--ink); font-weight: 500 }
.scene b { font-size: 18px; font-weight: 600 }
.reply { margin: 12px 0 0; padding: 10px 14px; max-width: 480px; background: var(--card); border: 1px solid var(--line); border-radius: 4px 12px 12px; white-space: pre-line; font-size: 15px }
.reply a, .about a { color: var(--green) }
.hands { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px }
details { margin-top: 8px; font-size: 14px; color: var(--soft) }
summary { cursor: pointer; padding: 4px 0 }
.empty { padding: 40px 0; margin: 0; color: var(--soft); text-align: center; border-block: 1px solid var(--line) }
[role=status] { color: var(--red); font-size: 14px; margin: 0; overflow-wrap: anywhere }
[hidden] { display: none }
`
