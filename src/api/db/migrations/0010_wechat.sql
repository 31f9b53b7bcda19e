-- Accounts by who they are elsewhere. A person of one provider is never mistaken for one of another, nor for a number.
CREATE TABLE identities (
  provider TEXT NOT NULL,
  -- The provider's id of the person; for WeChat the OpenID.
  subject TEXT NOT NULL,
  -- WeChat's id of the person over all apps of one owner, if it told.
  union_id TEXT,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (provider, subject)
) WITHOUT ROWID;

CREATE UNIQUE INDEX identities_by_user ON identities (user_id, provider);

-- Sign-ins by QR code: 0 waiting, 1 scanned, 2 confirmed, -1 refused.
CREATE TABLE wechat_scenes (
  id TEXT PRIMARY KEY,
  -- Keyed hash of a secret only the asking browser has.
  browser_hash TEXT NOT NULL,
  -- What limits count: an address, for IPv6 its /64.
  address_key TEXT NOT NULL,
  place TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('zh', 'en')),
  status INTEGER NOT NULL DEFAULT 0 CHECK (status IN (0, 1, 2, -1)),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  openid TEXT,
  union_id TEXT,
  nickname TEXT,
  -- Keyed hash of a secret only the identified phone has.
  phone_hash TEXT,
  -- The call that collected the sign-in; there is one at most.
  taken_by TEXT,
  CHECK (status <> 2 OR openid IS NOT NULL)
) WITHOUT ROWID;

CREATE INDEX wechat_scenes_by_browser ON wechat_scenes (browser_hash, created_at);
CREATE INDEX wechat_scenes_by_address ON wechat_scenes (address_key, created_at);
CREATE INDEX wechat_scenes_by_expiry ON wechat_scenes (expires_at);
