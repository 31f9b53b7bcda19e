-- Keyed hash of the token by which its owner left an account: asked again after a lost answer, it hears the truth.
ALTER TABLE users ADD COLUMN left_by TEXT;
CREATE INDEX users_left_by ON users (left_by) WHERE left_by IS NOT NULL;

-- Links of accounts that are gone, so that each can still say that it was one: nothing of whose or of what.
CREATE TABLE ended_links (
  -- Keyed hash of the token.
  token_hash TEXT PRIMARY KEY,
  ended_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX ended_links_by_time ON ended_links (ended_at);
