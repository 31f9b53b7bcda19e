import { NOT_SIGNED_IN } from './not-signed-in.ts'

/**
 * Every failure an API call can answer with: its envelope code and its HTTP status.
 * Business outcomes are HTTP 200; the text of each is in `messages.ts` under the same key.
 */
export const apiErrors = {
  'input.invalid': { code: 400, status: 400 },
  'body.malformed': { code: 400, status: 400 },
  'session.required': { code: NOT_SIGNED_IN, status: NOT_SIGNED_IN },
  'request.forbidden': { code: 403, status: 403 },
  'endpoint.unknown': { code: 404, status: 404 },
  'method.wrong': { code: 405, status: 405 },
  'body.too-large': { code: 413, status: 413 },
  /** `data` is a `saveConflict`: merge and save again. */
  'save.conflict': { code: 409, status: 409 },
  /** `data` is a `saveRefused`. */
  'save.misfit': { code: 422, status: 422 },
  'save.newer': { code: 426, status: 426 },
  'request.too-many': { code: 429, status: 429 },
  'server.fault': { code: 500, status: 500 },
  'origin.unreachable': { code: 502, status: 502 },
  'service.unavailable': { code: 503, status: 503 },
  /** Too many callers want the same thing at this moment; `retry_after` says when to try again. */
  'service.busy': { code: 1035, status: 503 },
  'resource.missing': { code: 0, status: 200 },
  'resource.removed': { code: 410, status: 410 },
  'quota.online-resumes': { code: 402, status: 200 },
  /** `data` is a `singleOffer`. */
  'quota.word-downloads': { code: 402, status: 200 },
  'quota.photos': { code: 402, status: 200 },
  'versions.full': { code: 1020, status: 200 },
  'photo.unfit': { code: 1021, status: 200 },
  'thumbnail.unfit': { code: 1022, status: 200 },
  'pdf.unfit': { code: 1023, status: 200 },
  'photo.dimensions': { code: 1024, status: 200 },
  /** The design does not fit the schema of designs, or is based on a design that does not exist. */
  'design.unfit': { code: 1025, status: 200 },
  'designs.full': { code: 1026, status: 200 },
  'applications.full': { code: 1027, status: 200 },
  /** The application has been sent as often, or the files are as large together, as an account may keep. */
  'sendings.full': { code: 1028, status: 200 },
  'shares.full': { code: 1030, status: 200 },
  /** The link has a password, which has to be given first. */
  'share.locked': { code: 1031, status: 200 },
  'share.password-wrong': { code: 1032, status: 200 },
  'share.expired': { code: 1033, status: 410 },
  /** The link was withdrawn or its résumé is gone. The answer does not say which: visitors need not know. */
  'share.ended': { code: 1034, status: 410 },
  /** The link does not let its visitors comment, or no longer. */
  'comments.closed': { code: 1036, status: 200 },
  'comments.full': { code: 1038, status: 200 },
  /** A comment has as many answers as it may have. */
  'comment.answered': { code: 1037, status: 200 },
  'account.exists': { code: 1001, status: 200 },
  'account.exists-email': { code: 1045, status: 200 },
  'account.missing': { code: 1009, status: 200 },
  'account.missing-email': { code: 1046, status: 200 },
  /** The time in which the account could be kept is over. */
  'account.too-late': { code: 1049, status: 200 },
  /** The call needs a recent proof of identity: call `user.Account/prove` or sign in again. */
  'proof.required': { code: 1040, status: 200 },
  /** Neither the password nor the code is right. */
  'proof.wrong': { code: 1041, status: 200 },
  'confirmation.wrong': { code: 1042, status: 200 },
  /** The account has no number or address to send a code to. */
  'contact.missing': { code: 1043, status: 200 },
  /** Another account signs in with it. Only whoever received its code is told. */
  'contact.taken': { code: 1060, status: 200 },
  'contact.taken-email': { code: 1061, status: 200 },
  /** Without this way to sign in, nobody could sign in any more. */
  'way.last': { code: 1062, status: 200 },
  /**
   * The passkey was made or used for another site, without verifying the user, or by a copy; or it belongs to another
   * account.
   */
  'passkey.refused': { code: 1070, status: 200 },
  /** The challenge has expired or was answered before; ask for a new one. */
  'passkey.stale': { code: 1071, status: 200 },
  /** The passkey was removed here, or never belonged to this site. */
  'passkey.unknown': { code: 1072, status: 200 },
  'passkeys.full': { code: 1073, status: 200 },
  /** Another account signs in with this WeChat. */
  'wechat.taken': { code: 1063, status: 200 },
  /** The account is already bound to another WeChat. */
  'wechat.another': { code: 1064, status: 200 },
  /** The scan has expired, or belongs to another session. */
  'scan.over': { code: 1065, status: 200 },
  /** The account is bound to another WeChat. */
  'proof.wrong-wechat': { code: 1066, status: 200 },
  'credentials.wrong': { code: 1002, status: 200 },
  'credentials.wrong-email': { code: 1047, status: 200 },
  'code.wrong': { code: 1003, status: 200 },
  'code.wrong-email': { code: 1048, status: 200 },
  'password.mismatch': { code: 1004, status: 200 },
  'sms.failed': { code: 1005, status: 200 },
  'mail.failed': { code: 1044, status: 200 },
  'file.missing': { code: 1006, status: 200 },
  'wechat.failed': { code: 1007, status: 200 },
  /** `data` is a `captchaDemand`: show the widget and call again with its token. */
  'captcha.required': { code: 1008, status: 200 },
  'payment.not-offered': { code: 1010, status: 200 },
  'plan.unavailable': { code: 1011, status: 200 },
  'template.owned': { code: 1012, status: 200 },
  /** An earlier order for the same purpose may be paid at this moment: its gateway has not yet told its state. */
  'order.unsettled': { code: 1017, status: 200 },
  'redeem.unknown': { code: 1013, status: 200 },
  'redeem.expired': { code: 1014, status: 200 },
  'redeem.used-up': { code: 1015, status: 200 },
  'redeem.not-higher': { code: 1016, status: 200 },
} as const satisfies Record<string, { code: number; status: number }>

export type ApiErrorKey = keyof typeof apiErrors

/** The envelope code of success. */
export const OK = 1
