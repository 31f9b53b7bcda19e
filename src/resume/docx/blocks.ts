import { AlignmentType } from 'docx'
import type { Block } from '#src/resume/markup.ts'
import { markupRuns } from './runs.ts'
import type { Spec, WordSetting } from './setting.ts'

/** Names of the two list definitions of every file. */
export const bulletList = 'bullets'
export const numberList = 'numbers'

/** Prose and lists as paragraphs; every run of numbered lines counts from one. */
export function blockSpecs(blocks: Block[], setting: WordSetting): Spec[] {
  return blocks.map((block, index) => {
    const common = {
      children: markupRuns(block.runs, setting),
      ...(setting.narrow ? { alignment: AlignmentType.LEFT } : {}),
    }
    const level = setting.onPanel ? 1 : 0
    if (block.kind === 'paragraph') return { style: 'BodyText', ...common }
    if (block.kind === 'bullet') return { style: 'ListBullet', numbering: { reference: bulletList, level }, ...common }
    if (blocks[index - 1]?.kind !== 'number') setting.ledger.lists += 1
    const numbering = { reference: numberList, level, instance: setting.ledger.lists }
    return { style: 'ListNumber', numbering, ...common }
  })
}
