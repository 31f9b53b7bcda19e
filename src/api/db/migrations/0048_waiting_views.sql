-- Visits of what is published that its own row does not count yet: a timer adds them each minute, so that a visit writes
-- neither that row nor the indexes of the lists.
CREATE TABLE waiting_views (
  kind TEXT NOT NULL CHECK (kind IN ('template', 'article')),
  id INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, id)
) WITHOUT ROWID;
