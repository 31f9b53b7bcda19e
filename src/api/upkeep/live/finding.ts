/**
 * What a harmless call has shown of a third party. `open`: the call cannot show it. `off`: it is not used. The words
 * are for whoever runs the site; no value of a setting is in them.
 */
export type LiveFinding = { verdict: 'right' | 'wrong' | 'open' | 'off'; text: string }

const say = (verdict: LiveFinding['verdict']) => (text: string) => ({ verdict, text })
export const [right, wrong, open, off] = [say('right'), say('wrong'), say('open'), say('off')]

/** What to do about a refusal, by the codes it begins with; else the code itself. */
export function mendOf(mends: Readonly<Record<string, string>>, reason: string): LiveFinding {
  const [, mend] = Object.entries(mends).find(([code]) => reason.startsWith(code)) ?? []
  return wrong(mend === undefined ? `It answers ${reason}.` : `It answers ${reason}: ${mend}`)
}

/** The third party did not answer, or not in a way that can be read. */
export function noAnswer(reason: string): LiveFinding {
  return wrong(`It gives no answer that can be used (${reason}): its own page on its state, then try again.`)
}
