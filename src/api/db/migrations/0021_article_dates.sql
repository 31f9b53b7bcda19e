-- When an article was there first, in ms since 1970; `updated_at` is when it was written anew.
ALTER TABLE articles ADD COLUMN published_at INTEGER NOT NULL DEFAULT 0;

UPDATE articles SET published_at = updated_at;
