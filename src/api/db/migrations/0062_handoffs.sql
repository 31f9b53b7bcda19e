-- What an editor at a desk hands to a phone by a QR code: a session with the résumé, or the right to bring one picture.
CREATE TABLE handoffs (
  -- The name the desk has for it; says nothing to anybody else.
  id TEXT PRIMARY KEY,
  -- Keyed hash of the secret in the QR code.
  link_hash TEXT NOT NULL UNIQUE,
  -- resume or photo.
  purpose TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  resume_id TEXT NOT NULL,
  -- The session of the desk: without it nothing goes on.
  session_hash TEXT NOT NULL,
  -- Of the desk, to tell whether the phone is in the same network; empty when unknown.
  address_key TEXT NOT NULL,
  -- 0 waits for a phone, 1 waits for the desk, 2 allowed, 3 done, -1 refused.
  status INTEGER NOT NULL DEFAULT 0,
  -- The first phone that asked: keyed hash of its secret, and what the desk is told of it.
  phone_hash TEXT,
  phone_agent TEXT NOT NULL DEFAULT '',
  phone_place TEXT NOT NULL DEFAULT '',
  is_near INTEGER NOT NULL DEFAULT 0,
  -- How often other phones asked after that.
  rivals INTEGER NOT NULL DEFAULT 0,
  -- The one picture the phone may bring: its hash once it is being stored, its key and shape once it is.
  picture_hash TEXT,
  picture TEXT,
  picture_shape TEXT,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX handoffs_by_user ON handoffs (user_id);
CREATE INDEX handoffs_by_end ON handoffs (expires_at);

-- Sessions that began on a phone by such a code.
ALTER TABLE sessions ADD COLUMN handed_over INTEGER NOT NULL DEFAULT 0;
