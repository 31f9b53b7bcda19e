import { useEffect } from 'react'
import { spellingMessages } from '#client/i18n/editor-spelling.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { createStore, useStore } from '#client/lib/store.ts'
import type { Finding, Slip } from '#src/resume/checks/finding.ts'

/** The slips that were found, by the address of their field. */
const slipsOfFields = createStore<ReadonlyMap<string, readonly Slip[]>>(new Map())

/** Publishes the slips found in one-line fields, because their text cannot be underlined. */
export function useFieldSlips(findings: readonly Finding[]): void {
  useEffect(() => {
    const found = Map.groupBy(findings, ({ address }) => address)
    slipsOfFields.set(new Map([...found].map(([address, all]) => [address, all.flatMap(({ slips = [] }) => slips)])))
    return () => slipsOfFields.set(new Map())
  }, [findings])
}

/** Returns the slips found in a field whose words are still in its value, each once. */
export function useSlipsOf(address: string, value: string): readonly Slip[] {
  const slips = useStore(slipsOfFields).get(address) ?? []
  return slips.filter(({ text }, index) => {
    return value.includes(text) && slips.findIndex((other) => other.text === text) === index
  })
}

/** Shown below a one-line field: the words in question, underlined, and what may be meant. */
export function SlipNote({ id, slips }: { id: string; slips: readonly Slip[] }) {
  const t = useMessages(spellingMessages)
  return (
    <p id={id} className="mt-1 text-xs text-muted">
      {t.inField}{' '}
      {slips.map(({ text, fixes }, index) => (
        <span key={text} className="wrap-anywhere whitespace-pre-wrap">
          {index > 0 && t.between}
          <span className="text-seal underline decoration-wavy decoration-1 underline-offset-3">{text}</span>
          {fixes[0] !== undefined && t.perhaps(fixes[0])}
        </span>
      ))}
    </p>
  )
}
