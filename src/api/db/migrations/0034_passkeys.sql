-- Passkeys: the public halves of keys that people sign in with instead of a password.
CREATE TABLE passkeys (
  -- The authenticator's id of the key, base64url.
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- What the authenticator knows the account by: random, base64url, the same for all keys of an account.
  user_handle TEXT NOT NULL,
  -- A COSE key, base64url.
  public_key TEXT NOT NULL,
  -- How often the authenticator says it was used; 0 for ever where it does not count.
  counter INTEGER NOT NULL,
  -- How browsers reach the authenticator, comma-separated.
  transports TEXT NOT NULL,
  name TEXT NOT NULL,
  synced INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER
) WITHOUT ROWID;

CREATE INDEX passkeys_by_user ON passkeys (user_id, created_at);

-- Challenges that were answered, so that each is good once.
CREATE TABLE passkey_uses (
  id TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX passkey_uses_by_time ON passkey_uses (expires_at);
