/** The code of an answer when the session is missing or has ended: the same in the envelope and as HTTP status. */
export const NOT_SIGNED_IN = 401
