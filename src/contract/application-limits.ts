/** How much of applications an account may keep, whatever its level. Lengths in characters. */
export const applicationLimits = {
  count: 200,
  posting: 20_000,
  /** Employer and job title. */
  name: 80,
  link: 500,
  step: 120,
  /** Changes of status that are remembered. */
  states: 50,
  /** Days on which the coverage was measured. */
  days: 30,
  /** How often one application may be sent. */
  sendings: 5,
  fileBytes: 2 * 1024 * 1024,
  /** All frozen files of an account together. */
  allBytes: 60 * 1024 * 1024,
} as const

/** How an application stands, from the first to the last. */
export const applicationStatuses = [
  'preparing',
  'sent',
  'answered',
  'interview',
  'offer',
  'declined',
  'withdrawn',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]
