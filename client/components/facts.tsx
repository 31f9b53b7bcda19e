import type { ReactNode } from 'react'

/** Short facts beside each other, with a dot between two. No line begins or ends with one, however narrow it is. */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className="facts">
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no name and keep their order
        <span key={index}>
          {index > 0 && <span> · </span>}
          {fact}
        </span>
      ))}
    </span>
  )
}
