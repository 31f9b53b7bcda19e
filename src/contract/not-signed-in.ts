/** The code of an answer to somebody whose session is missing or over: the same in the envelope and as HTTP status. */
export const NOT_SIGNED_IN = 401
