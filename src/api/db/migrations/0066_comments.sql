-- Comments by readers of a link, who have no account.
ALTER TABLE shares ADD COLUMN comments INTEGER NOT NULL DEFAULT 0 CHECK (comments IN (0, 1));

CREATE TABLE share_comments (
  id TEXT PRIMARY KEY,
  share_id TEXT NOT NULL REFERENCES shares (id) ON DELETE CASCADE,
  -- Those of the link, so that the owner's are found at once.
  resume_id TEXT NOT NULL,
  user_id INTEGER NOT NULL,
  -- Made by the browser, so that sending twice writes one.
  request_key TEXT NOT NULL,
  -- Keyed hash of what the reader's browser knows its comments by.
  reader_hash TEXT NOT NULL,
  name TEXT NOT NULL,
  place TEXT NOT NULL,
  quote TEXT NOT NULL,
  text TEXT NOT NULL,
  proposal TEXT,
  state TEXT NOT NULL CHECK (state IN ('open', 'resolved', 'accepted')),
  created_at INTEGER NOT NULL,
  UNIQUE (share_id, request_key)
) WITHOUT ROWID;

CREATE INDEX share_comments_by_resume ON share_comments (resume_id);
CREATE INDEX share_comments_by_user ON share_comments (user_id);

CREATE TABLE share_answers (
  comment_id TEXT NOT NULL REFERENCES share_comments (id) ON DELETE CASCADE,
  request_key TEXT NOT NULL,
  by TEXT NOT NULL CHECK (by IN ('owner', 'reader')),
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (comment_id, request_key)
) WITHOUT ROWID;
