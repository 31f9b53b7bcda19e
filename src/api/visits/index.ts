import type { CountedVisit } from '#src/api/domain/visits.ts'

/** A stub of a counter of visits. Calls may fail on the way; the same visit may be told again. */
export type VisitCounterStub = { count: (visit: CountedVisit) => Promise<boolean> }

/** The namespace of counters, by the names of `visitCounter`; each object counts for a part of all clients. */
export type VisitNamespace = { getByName: (name: string) => VisitCounterStub }
