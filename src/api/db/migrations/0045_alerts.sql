-- What somebody has been woken for: a row while it lasts.
CREATE TABLE alerts (
  -- The kinds are a type of the code.
  kind TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  told_at INTEGER NOT NULL
) WITHOUT ROWID;

-- What failed in which minute, counted: an answer of the site, a call to a gateway, a job of the timer. Nothing of anybody.
CREATE TABLE faults (
  minute INTEGER NOT NULL,
  name TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (minute, name)
) WITHOUT ROWID;
