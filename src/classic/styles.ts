const COLOURS = `
:root { color-scheme: light dark }
body { background: #fbfaf7; color: #1c1e1b }
a { color: #24543e }
input, select, textarea, button { background: #fff; color: #1c1e1b; border: 1px solid #767b72 }
.hint, .vh-off { color: #5d6059 }
fieldset, section { border-color: #c9c5b8 }
button.main { background: #2f6b4f; border-color: #2f6b4f; color: #fff }
.bad { color: #a02c20 }
.note { border-color: #2f6b4f }
.alert { border-color: #a02c20 }
[aria-invalid=true] { border-color: #a02c20; border-width: 2px }
@media (prefers-color-scheme: dark) {
  body { background: #161815; color: #e9e6df }
  a { color: #8fcbab }
  input, select, textarea, button { background: #20231f; color: #e9e6df; border-color: #8b8f85 }
  .hint { color: #a9aca2 }
  fieldset, section { border-color: #4a4e46 }
  button.main { background: #6fb592; border-color: #6fb592; color: #10130f }
  .bad { color: #f0948a }
  .note { border-color: #6fb592 }
  .alert { border-color: #f0948a }
  [aria-invalid=true] { border-color: #f0948a }
}
`

/** The rule for texts that only screen readers present. */
export const HIDDEN =
  '.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0 0 0 0); white-space: nowrap }'

/** Plain rules that browsers of the last fifteen years understand: big targets, one column. */
export const CLASSIC_STYLES = `
* { box-sizing: border-box }
body { margin: 0; padding: 12px 16px 64px; overflow-wrap: anywhere; font: 17px/1.6 -apple-system, "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans SC", sans-serif }
main, nav.top { display: block; max-width: 680px; margin: 0 auto }
nav.list { display: block; margin-top: 12px }
summary { min-height: 44px; padding: 9px 0; cursor: pointer }
nav.top a, nav.list a { display: inline-block; min-height: 44px; padding: 9px 16px 9px 0 }
h1 { font-size: 26px; line-height: 1.3; margin: 16px 0 }
h2 { font-size: 21px; line-height: 1.3; margin: 0 0 12px }
section { border-top: 2px solid; margin-top: 32px; padding-top: 20px }
fieldset { border: 1px solid; border-radius: 6px; margin: 20px 0; padding: 4px 16px 16px; min-width: 0 }
legend { font-weight: bold; padding: 0 6px; margin-left: -6px }
.field { margin: 14px 0 0 }
label { display: block; font-weight: 500 }
label.tick { padding: 10px 0 }
label.tick input { width: 22px; height: 22px; margin: 0 10px 0 0; vertical-align: -5px }
input, select, textarea, button { font: inherit; border-radius: 6px }
input[type=text], input[type=email], input[type=tel], input[type=password], input[type=file], select, textarea { display: block; width: 100%; min-height: 48px; padding: 9px 12px; margin-top: 4px }
textarea { line-height: 1.6 }
.hint { display: block; font-size: 15px; font-weight: normal }
.bad { font-weight: bold }
.row { margin-top: 14px }
button { min-height: 48px; padding: 8px 18px; margin: 6px 8px 6px 0; cursor: pointer }
button.main { font-weight: bold; padding: 8px 32px }
.note, .alert { display: block; border: 2px solid; border-radius: 6px; padding: 12px 16px; margin: 16px 0 }
.note p, .alert p { margin: 4px 0 }
blockquote { margin: 4px 0 12px; padding-left: 12px; border-left: 3px solid; white-space: pre-wrap }
ul.plain { list-style: none; padding: 0 }
ul.plain a { display: block; padding: 12px 0; font-size: 19px }
img { max-width: 100px; max-height: 140px; display: block; margin-top: 8px }
:focus { outline: 3px solid #2f6b4f; outline-offset: 2px }
@media (prefers-color-scheme: dark) { :focus { outline-color: #6fb592 } }
${HIDDEN}
${COLOURS}`
