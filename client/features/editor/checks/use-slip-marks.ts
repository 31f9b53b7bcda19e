import { useEffect } from 'react'
import type { Finding } from '#src/resume/checks/finding.ts'

/** The name of the marks in `editor-forms.css`. */
const MARKS = 'slips'
const letter = /[\p{L}\p{N}]/u

/**
 * Underlines the slips of findings in the texts of the forms, and again whenever a text is opened or changes. A browser
 * without custom highlights shows them in the checks only.
 */
export function useSlipMarks(findings: readonly Finding[]): void {
  useEffect(() => {
    const wrong = findings.flatMap(({ address, slips = [] }) => {
      return slips.length === 0 ? [] : [{ address, texts: [...new Set(slips.map(({ text }) => text))] }]
    })
    const forms = document.querySelector('[data-pane=edit]')
    if (wrong.length === 0 || forms === null || CSS.highlights === undefined) return
    let frame = 0
    const mark = () => {
      const ranges = wrong.flatMap(({ address, texts }) =>
        [...forms.querySelectorAll(`[data-field="${CSS.escape(address)}"] .rich-text p`)].flatMap((line) =>
          texts.flatMap((text) => rangesOf(line, text)),
        ),
      )
      CSS.highlights.set(MARKS, new Highlight(...ranges))
    }
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(mark)
    })
    observer.observe(forms, { childList: true, characterData: true, subtree: true })
    mark()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      CSS.highlights.delete(MARKS)
    }
  }, [findings])
}

/** The ranges of a text within a line, across formats; a text in Latin letters matches whole words only. */
function rangesOf(line: Element, text: string): Range[] {
  const nodes = textNodesOf(line)
  const whole = nodes.map(({ data }) => data).join('')
  const ranges: Range[] = []
  for (let at = whole.indexOf(text); at >= 0; at = whole.indexOf(text, at + text.length)) {
    const [before = '', after = ''] = [whole[at - 1], whole[at + text.length]]
    const isPart = /^[a-z]/iu.test(text) && (letter.test(before) || letter.test(after))
    if (!isPart) ranges.push(rangeOf(nodes, at, at + text.length))
  }
  return ranges
}

function textNodesOf(line: Element): Text[] {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) if (node instanceof Text) nodes.push(node)
  return nodes
}

function rangeOf(nodes: readonly Text[], from: number, to: number): Range {
  const range = new Range()
  let passed = 0
  for (const node of nodes) {
    const end = passed + node.data.length
    if (from >= passed && from < end) range.setStart(node, from - passed)
    if (to > passed && to <= end) range.setEnd(node, to - passed)
    passed = end
  }
  return range
}
