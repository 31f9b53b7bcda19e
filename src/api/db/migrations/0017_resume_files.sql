-- The revision the picture of a résumé's first page shows; null before there is one.
ALTER TABLE resumes ADD COLUMN thumbnail_rev INTEGER;

-- When the user's résumés were last asked for a photo, and since when none of them has it.
ALTER TABLE photos ADD COLUMN checked_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE photos ADD COLUMN unused_since INTEGER;
CREATE INDEX photos_by_check ON photos (checked_at);

-- Files a browser that can save none hands to one that can, for some minutes, by a key nobody can guess.
CREATE TABLE linked_files (
  key TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX linked_files_by_user ON linked_files (user_id, expires_at);
CREATE INDEX linked_files_by_expiry ON linked_files (expires_at);
