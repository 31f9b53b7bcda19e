import type { ReactNode } from 'react'
import { useMessages } from '#client/i18n/messages.ts'
import { sampleResumeMessages } from '#client/i18n/sign-in.ts'

/**
 * A finished résumé, cut off at the bottom of the panel. It is decoration, so hidden from screen readers.
 * @param className its place and size
 */
export function ResumePicture({ className }: { className: string }) {
  const t = useMessages(sampleResumeMessages)
  return (
    <div
      aria-hidden="true"
      className={`absolute top-0 flex aspect-[210/297] origin-top-left flex-col rounded-t-sm bg-page px-10 py-9 text-xs leading-relaxed text-page-ink shadow-dialog select-none ${className}`}
    >
      <p className="font-serif text-2xl">{t.name}</p>
      <p className="mt-1 text-sm text-page-accent">{t.role}</p>
      <p className="mt-1 text-page-muted">{t.contact}</p>
      <Section title={t.work}>
        <Post title={t.job} dates={t.jobDates} points={[t.jobFirst, t.jobSecond, t.jobThird]} />
        <Post title={t.earlier} dates={t.earlierDates} points={[t.earlierFirst]} />
      </Section>
      <Section title={t.education}>
        <Post title={t.school} dates={t.schoolDates} points={[]} />
      </Section>
      <Section title={t.skills}>
        <p>{t.skillList}</p>
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-5">
      <p className="mb-2 border-b border-page-line pb-1 text-sm font-semibold text-page-accent">{title}</p>
      <div className="grid gap-3">{children}</div>
    </div>
  )
}

function Post({ title, dates, points }: { title: string; dates: string; points: readonly string[] }) {
  return (
    <div>
      <p className="flex justify-between gap-4">
        <span className="font-semibold">{title}</span>
        <span className="flex-none text-page-muted tabular-nums">{dates}</span>
      </p>
      {points.map((point) => (
        <p key={point} className="mt-1 pl-3 -indent-3">
          · {point}
        </p>
      ))}
    </div>
  )
}
