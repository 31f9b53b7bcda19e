/** Content that cannot be published, and why. */
export class ContentError extends Error {}
