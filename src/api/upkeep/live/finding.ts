/**
 * The result of a harmless call to a third party. `open`: the call cannot show it. `off`: it is not used. The texts are
 * for operators; they contain no values of settings.
 */
export type LiveFinding = { verdict: 'right' | 'wrong' | 'open' | 'off'; text: string }

const say = (verdict: LiveFinding['verdict']) => (text: string) => ({ verdict, text })
export const [right, wrong, open, off] = [say('right'), say('wrong'), say('open'), say('off')]

/** The finding for a refusal: the advice for the code it begins with, otherwise the code itself. */
export function mendOf(mends: Readonly<Record<string, string>>, reason: string): LiveFinding {
  const [, mend] = Object.entries(mends).find(([code]) => reason.startsWith(code)) ?? []
  return wrong(mend === undefined ? `It answers ${reason}.` : `It answers ${reason}: ${mend}`)
}

/** The finding for a missing or unreadable answer. */
export function noAnswer(reason: string): LiveFinding {
  return wrong(`It gives no answer that can be used (${reason}): its own page on its state, then try again.`)
}
