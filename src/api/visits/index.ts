import type { CountedVisit } from '#src/api/domain/visits.ts'

/** A stub of a counter of visits. Calls may fail on the way; reporting the same visit again counts nothing twice. */
export type VisitCounterStub = { count: (visit: CountedVisit) => Promise<boolean> }

/** The namespace of counters, by the names of `visitCounter`; each object counts for a part of all clients. */
export type VisitNamespace = { getByName: (name: string) => VisitCounterStub }
