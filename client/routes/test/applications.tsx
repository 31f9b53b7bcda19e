import { useState } from 'react'
import { ApplicationDetails } from '#client/components/applications/application-details.tsx'
import { CoverageChange } from '#client/components/applications/coverage-change.tsx'
import { CoverageSteps } from '#client/components/applications/coverage-steps.tsx'
import { Due } from '#client/components/applications/due.tsx'
import { SentList } from '#client/components/applications/sent-list.tsx'
import type { ApplicationChange } from '#client/components/applications/use-application.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { testMessages } from '#client/i18n/test.ts'
import { today } from '#client/lib/calendar-day.ts'
import type { Application, Sending } from '#src/contract/applications.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { Section, Specimen } from './section.tsx'

const BEGUN = Date.UTC(2026, 10, 9, 2)
const measured = (...covered: number[]) =>
  covered.map((count, day) => ({ covered: count, total: 14, at: BEGUN + day * day * DAY_MS }))

const coverages = {
  first: measured(5),
  changed: measured(5, 7, 6, 11),
  none: [{ covered: 0, total: 0, at: BEGUN }],
}

const file = { name: 'resume.pdf', bytes: 64_000, kept: true }
const sendings: Sending[] = [
  { id: 'a'.repeat(20), on: '2026-11-10', file, link: { label: 'HR', token: null } },
  { id: 'b'.repeat(20), on: '2026-11-12', file: { ...file, kept: false }, link: null },
  { id: 'c'.repeat(20), on: '2026-11-18', file: null, link: { label: 'HR', token: 'd'.repeat(22) } },
]

/** Parts of an application in every state, and one as a whole that can be changed. */
export function ApplicationSection() {
  const t = useMessages(testMessages)
  return (
    <Section id="applications" title={t.applications}>
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(coverages).map(([name, coverage]) => (
          <Specimen key={name} name={`coverage · ${name}`}>
            <CoverageChange coverage={coverage} />
            <CoverageSteps coverage={coverage} />
          </Specimen>
        ))}
        {['2026-11-01', today(), '2099-01-01'].map((on) => (
          <Specimen key={on} name={`due · ${on}`}>
            <Due on={on} />
          </Specimen>
        ))}
        <Specimen name="sent">
          <SentList sendings={sendings} />
        </Specimen>
      </div>
      <div className="mt-10 max-w-2xl">
        <Specimen name="application">
          <WholeApplication />
        </Specimen>
      </div>
    </Section>
  )
}

/** What is changed here stays in this page. */
function WholeApplication() {
  const t = useMessages(testMessages)
  const [application, setApplication] = useState<Application>(() => ({
    ...{ id: 'e'.repeat(20), title: t.jobTitle, employer: t.employer, link: 'https://example.com', resume: null },
    ...{ status: 'interview', next_step: t.next, next_on: today(), coverage: coverages.changed, sendings },
    ...{ created_at: BEGUN, updated_at: BEGUN, posting: t.posting },
    states: [
      { status: 'preparing', at: BEGUN },
      { status: 'interview', at: BEGUN + DAY_MS },
    ],
  }))
  const edit = async (change: (now: Application) => Application) => setApplication(change)
  return (
    <ApplicationDetails
      application={application}
      actions={{
        change: (change) => edit((now) => changed(now, change)),
        unsend: (id) => edit((now) => ({ ...now, sendings: now.sendings.filter((one) => one.id !== id) })),
      }}
    >
      {null}
    </ApplicationDetails>
  )
}

function changed(now: Application, { next, status = now.status, ...facts }: ApplicationChange): Application {
  const step = next && { next_step: next.step, next_on: next.on }
  const states = status === now.status ? now.states : [...now.states, { status, at: Date.now() }]
  return { ...now, ...facts, ...step, status, states }
}
