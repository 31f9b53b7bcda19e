import type { AlignmentType, ParagraphChild } from 'docx'
import { displayAddress } from '#src/resume/address.ts'
import { ems } from '#src/resume/designs/type.ts'
import type { Fact } from '#src/resume/view.ts'
import { linkRun, textRun } from './runs.ts'
import { points, type Spec, type WordSetting } from './setting.ts'

type Alignment = (typeof AlignmentType)[keyof typeof AlignmentType]

const separator = '\u2002|\u2002'

/** Details side by side, as many to a line as fit. */
export function factLines(facts: Fact[], setting: WordSetting, alignment?: Alignment): Spec[] {
  const lines: Fact[][] = []
  for (const fact of facts) {
    const last = lines.at(-1)
    if (last && factsWidth([...last, fact], setting) <= setting.width) last.push(fact)
    else lines.push([fact])
  }
  return lines.map((line) => factLine(line, setting, alignment))
}

/** About how wide details are on one line, in twips. */
export function factsWidth(facts: Fact[], { design }: WordSetting): number {
  const text = facts.map(({ bare, label, value }) => (bare ? value : `${label}：${value}`)).join(separator)
  return points(ems(text, design.fonts.body) * design.type.small)
}

function factLine(facts: Fact[], setting: WordSetting, alignment?: Alignment): Spec {
  const children = facts.flatMap((fact, index) => [
    ...(index > 0 ? [textRun(separator, setting, { tone: 'line' })] : []),
    ...factRuns(fact, setting),
  ])
  return { style: 'Contact', ...(alignment ? { alignment } : {}), children }
}

/** Details one below the other. */
export function factList(facts: Fact[], setting: WordSetting, alignment?: Alignment): Spec[] {
  return facts.map((fact) => ({
    style: 'Contact',
    ...(alignment ? { alignment } : {}),
    children: factRuns(fact, setting),
  }))
}

/** The value alone, linked where it leads somewhere. */
export function valueRun(fact: Fact, setting: WordSetting): ParagraphChild {
  const text = fact.href.startsWith('http') ? displayAddress(fact.value) : fact.value
  return fact.href ? linkRun(text, fact.href, setting) : textRun(text, setting)
}

function factRuns(fact: Fact, setting: WordSetting): ParagraphChild[] {
  if (fact.bare) return [valueRun(fact, setting)]
  const colon = setting.locale === 'zh' ? '：' : ': '
  return [textRun(fact.label + colon, setting, { tone: 'muted' }), valueRun(fact, setting)]
}
