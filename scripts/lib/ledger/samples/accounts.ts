import type { StatementSamples } from '#scripts/lib/ledger/cast.ts'
import { readForExport } from '#src/api/db/accounts/account-export.ts'
import { admitAttempt, forgetLogins, wasAdmitted } from '#src/api/db/accounts/attempts.ts'
import { spendSolution } from '#src/api/db/accounts/captcha-uses.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  noteProof,
  noteProofAfterChange,
} from '#src/api/db/accounts/devices.ts'
import {
  accountsToEmpty,
  countAccountsToEmpty,
  endLateSessions,
  filesOf,
  forgetAccount,
  keepAccount,
  leave,
  leaveUnasked,
  leftBy,
} from '#src/api/db/accounts/leaving.ts'
import {
  addPasskey,
  listPasskeys,
  proveByPasskey,
  readPasskey,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '#src/api/db/accounts/passkeys.ts'
import { readLanguage, readProfile, writeProfile } from '#src/api/db/accounts/profile.ts'
import {
  addSceneSession,
  addSession,
  addSessionAfterChange,
  readSession,
  removeSession,
  removeSessionsAfterChange,
  touchSession,
} from '#src/api/db/accounts/sessions.ts'
import {
  creditCode,
  forgetCode,
  spendBindingCode,
  spendCode,
  spendNewcomerCode,
  storeCode,
  tryCode,
} from '#src/api/db/accounts/sms-codes.ts'
import {
  addAccount,
  improvePasswordHash,
  putAccount,
  readAccount,
  readAccountByContact,
  readLevels,
  setPassword,
} from '#src/api/db/accounts/users.ts'
import { bindContact, readWays, removeWay, replaceOwnPassword } from '#src/api/db/accounts/ways.ts'
import { createSceneStore, findOwnScene, findSessionScene } from '#src/api/db/accounts/wechat-scenes.ts'
import { bindWechat, collectScene, proveByWechat } from '#src/api/db/accounts/wechat-sign-ins.ts'
import { findUser, setMembership } from '#src/api/db/operators/users.ts'
import { listOwnDesigns, removeOwnDesign, saveOwnDesign } from '#src/api/db/resumes/own-designs.ts'
import { limitRules } from '#src/api/domain/limits.ts'

const kinds = Object.keys(limitRules) as (keyof typeof limitRules)[]

/** Every statement about people: accounts, sessions, codes, limits. */
export const accountSamples: StatementSamples = {
  readAccount: (db, c) => readAccount(db, c.userId),
  readAccountByContact: (db, c) => readAccountByContact(db, c.mobile),
  readLevels: (db) => readLevels(db),
  addAccount: (db, c) =>
    addAccount(db, { contact: `new-${c.email}`, passwordHash: 'hash', userName: 'New', now: c.now }),
  putAccount: (db, c) => putAccount(db, { mobile: c.mobile, passwordHash: 'hash', userName: 'New', now: c.now }),
  setPassword: (db, c) => setPassword(db, c.mobile, 'hash'),
  improvePasswordHash: (db, c) => improvePasswordHash(db, c.userId, 'old', 'better'),
  findUser: (db, c) => findUser(db, c.mobile),
  setMembership: (db, c) =>
    setMembership(db, c.userId, { level: 'free', levelUntil: null }, { level: 'free', levelUntil: null }),
  readProfile: (db, c) => readProfile(db, c.userId),
  writeProfile: (db, c) => writeProfile(db, c.userId, { user_name: 'Ann', picture: c.photo, language: 'zh' }),
  readLanguage: (db, c) => readLanguage(db, c.mobile, c.userId),
  readSession: (db, c) => readSession(db, c.tokenHash, c.now),
  touchSession: (db, c) => touchSession(db, c.tokenHash, c.now),
  addSession: (db, c) => addSession(db, c.session, { id: c.userId, passwordHash: 'hash' }),
  addSessionAfterChange: (db, c) => addSessionAfterChange(db, c.session, c.mobile),
  addSceneSession: (db, c) => addSceneSession(db, c.session, c.sceneId, c.fresh),
  removeSession: (db, c) => removeSession(db, `gone-${c.tokenHash}`),
  removeSessionsAfterChange: (db, c) => removeSessionsAfterChange(db, c.mobile),
  listSessions: (db, c) => listSessions(db, c.userId, c.now),
  endSession: (db, c) => endSession(db, c.userId, 'none'),
  endOtherSessions: (db, c) => endOtherSessions(db, c.userId, c.tokenHash),
  noteProof: (db, c) => noteProof(db, c.tokenHash, c.now),
  noteProofAfterChange: (db, c) => noteProofAfterChange(db, c.tokenHash, c.now),
  ...Object.fromEntries(
    kinds.map((kind) => [
      `admitAttempt, ${kind}`,
      (db, c) =>
        admitAttempt(db, { id: `${kind}-${c.fresh}`, kind, mobile: c.mobile, address: c.address, at: c.now }, false),
    ]),
  ),
  wasAdmitted: (db, c) => wasAdmitted(db, c.fresh),
  forgetLogins: (db, c) => forgetLogins(db, c.mobile, c.address),
  spendSolution: (db, c) => spendSolution(db, c.fresh, c.now),
  storeCode: (db, c) =>
    storeCode(
      db,
      { id: c.fresh, kind: 'code', mobile: c.mobile, address: c.address, at: c.now },
      { contact: c.mobile, type: 'register', hash: 'hash', isPerson: true },
    ),
  tryCode: (db, c) =>
    tryCode(db, { contact: c.mobile, type: 'register', hash: 'wrong', address: c.address, now: c.now }),
  spendCode: (db, c) => spendCode(db, c.code, c.now),
  spendNewcomerCode: (db, c) => spendNewcomerCode(db, c.code, c.now),
  spendBindingCode: (db, c) => spendBindingCode(db, c.proved, c.code, c.now),
  creditCode: (db, c) => creditCode(db, c.code, c.mobile),
  forgetCode: (db, c) => forgetCode(db, `gone-${c.code}`),
  readWays: (db, c) => readWays(db, c.userId),
  'bindContact, mobile': (db, c) => bindContact(db, c.proved, { contact: c.mobile, codeId: c.code, now: c.now }),
  'bindContact, email': (db, c) => bindContact(db, c.proved, { contact: c.email, codeId: c.code, now: c.now }),
  'removeWay, wechat': (db, c) => removeWay(db, c.proved, 'wechat'),
  'removeWay, mobile': (db, c) => removeWay(db, c.proved, 'mobile'),
  replaceOwnPassword: (db, c) => replaceOwnPassword(db, c.proved, 'hash'),
  listOwnDesigns: (db, c) => listOwnDesigns(db, c.userId),
  saveOwnDesign: (db, c) =>
    saveOwnDesign(db, { userId: c.userId, id: `design-${c.fresh}`, design: '{}' }, { limit: 20, now: c.now }),
  removeOwnDesign: (db, c) => removeOwnDesign(db, c.userId, 'design-0'),
  readPasskey: (db, c) => readPasskey(db, c.passkey),
  listPasskeys: (db, c) => listPasskeys(db, c.userId),
  renamePasskey: (db, c) => renamePasskey(db, c.userId, c.passkey, 'Key'),
  addPasskey: (db, c) =>
    addPasskey(
      db,
      {
        id: c.fresh,
        userHandle: 'handle',
        publicKey: 'key',
        counter: 0,
        transports: [],
        name: 'Key',
        synced: true,
        createdAt: c.now,
      },
      { owner: c.proved, answered: { id: c.fresh, expiresAt: c.now }, limit: 10 },
    ),
  signInByPasskey: (db, c) =>
    signInByPasskey(
      db,
      { id: c.passkey, counter: 1, answered: { id: `in-${c.fresh}`, expiresAt: c.now }, now: c.now },
      c.session,
    ),
  proveByPasskey: (db, c) =>
    proveByPasskey(
      db,
      { id: c.passkey, counter: 2, answered: { id: `prove-${c.fresh}`, expiresAt: c.now }, now: c.now },
      c.tokenHash,
    ),
  removePasskey: (db, c) => removePasskey(db, c.proved, c.passkey),
  openScene: (db, c) =>
    createSceneStore(db).open({
      id: c.fresh,
      browserHash: c.browser,
      addressKey: c.address,
      place: '',
      locale: 'zh',
      purpose: 'login',
      userId: null,
      now: c.now,
    }),
  findScene: (db, c) => createSceneStore(db).find(c.sceneId),
  findOwnScene: (db, c) => findOwnScene(db, c.sceneId, c.browser),
  findSessionScene: (db, c) => findSessionScene(db, c.sceneId, c.browser),
  scanScene: (db, c) => createSceneStore(db).scan(c.sceneId, c.openid, c.now),
  claimScene: (db, c) =>
    createSceneStore(db).claim(
      c.sceneId,
      { openid: c.openid, unionId: null, nickname: null, phoneHash: 'phone', scannedBefore: false },
      c.now,
    ),
  confirmScene: (db, c) => createSceneStore(db).confirm(c.sceneId, 'phone', c.now),
  refuseScene: (db, c) => createSceneStore(db).refuse(c.sceneId, null, c.now),
  collectScene: (db, c) =>
    collectScene(db, {
      sceneId: c.sceneId,
      browserHash: c.browser,
      takenBy: c.fresh,
      userName: 'New',
      session: c.session,
      now: c.now,
    }),
  bindWechat: (db, c) => bindWechat(db, { sceneId: c.sceneId, browserHash: c.browser, userId: c.userId, now: c.now }),
  proveByWechat: (db, c) =>
    proveByWechat(db, { sceneId: c.sceneId, browserHash: c.browser, userId: c.userId, now: c.now }, c.tokenHash),
  dropScene: (db, c) => createSceneStore(db).drop(`gone-${c.sceneId}`),
  readForExport: (db, c) => readForExport(db, { userId: c.userId, names: [c.mobile, c.email], now: c.now }),
  leftBy: (db, c) => leftBy(db, c.tokenHash),
  filesOf: (db, c) => filesOf(db, c.userId),
  accountsToEmpty: (db, c) => accountsToEmpty(db, c.now, 10),
  countAccountsToEmpty: (db, c) => countAccountsToEmpty(db, c.now),
  endLateSessions: (db, c) => endLateSessions(db, c.now),
  leave: (db, c) => leave(db, { ...c.proved, deletesAt: c.now }),
  keepAccount: (db, c) => keepAccount(db, c.userId, c.now),
  leaveUnasked: (db, c) => leaveUnasked(db, c.userId, c.now),
  forgetAccount: (db, c) => forgetAccount(db, c.userId, [c.mobile, c.email], c.now),
}
