import type { CountedVisit } from '#src/api/domain/visits.ts'

/** A stub of a counter of visits. Calls may fail on the way; the same visit may be told again. */
export type VisitCounterStub = { count: (visit: CountedVisit) => Promise<boolean> }

/** The namespace of counters: one object for a part of all clients, by the name `visitCounter` gives. */
export type VisitNamespace = { getByName: (name: string) => VisitCounterStub }
