-- The index of résumés, for lists and caps. A résumé itself is in its Durable Object, which keeps this row up to date.
CREATE TABLE resumes (
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Made by the browser, so that asking to create twice makes one.
  request_key TEXT NOT NULL,
  title TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('zh', 'en')),
  design TEXT NOT NULL,
  -- In per cent.
  completeness INTEGER NOT NULL DEFAULT 0,
  rev INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- Restorable for seven days.
  deleted_at INTEGER,
  UNIQUE (user_id, request_key)
) WITHOUT ROWID;

CREATE INDEX resumes_by_user ON resumes (user_id, deleted_at, updated_at);
CREATE INDEX resumes_by_deletion ON resumes (deleted_at) WHERE deleted_at IS NOT NULL;

-- Pictures in the file store, by what is in them: the same picture twice is stored once.
CREATE TABLE photos (
  key TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  sha256 TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (user_id, sha256)
) WITHOUT ROWID;
