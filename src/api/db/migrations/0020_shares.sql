-- Links by which somebody lets others read a résumé.
CREATE TABLE shares (
  -- Names the link among its owner's; the token is made of it and the secret of the site.
  id TEXT PRIMARY KEY,
  resume_id TEXT NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Made by the browser, so that asking to create twice makes one.
  request_key TEXT NOT NULL,
  -- Keyed hash of the token; the token itself is never stored.
  token_hash TEXT NOT NULL UNIQUE,
  label TEXT NOT NULL,
  -- PHC string; NULL for a link without a password.
  password_hash TEXT,
  -- NULL never.
  expires_at INTEGER,
  hide_contacts INTEGER NOT NULL CHECK (hide_contacts IN (0, 1)),
  download INTEGER NOT NULL CHECK (download IN (0, 1)),
  -- How often others have opened it; nothing is kept of who they were.
  opens INTEGER NOT NULL DEFAULT 0,
  opened_at INTEGER,
  created_at INTEGER NOT NULL,
  revoked_at INTEGER,
  UNIQUE (resume_id, request_key)
) WITHOUT ROWID;

CREATE INDEX shares_by_user ON shares (user_id);
CREATE INDEX shares_by_revocation ON shares (revoked_at) WHERE revoked_at IS NOT NULL;
