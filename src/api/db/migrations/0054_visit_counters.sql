-- Visits are counted by objects and come in batches, each minute. Up to which batch those of a counter are added to what
-- was visited: one that comes twice counts once.
CREATE TABLE visit_counters (
  counter TEXT PRIMARY KEY,
  batch INTEGER NOT NULL
) WITHOUT ROWID;
