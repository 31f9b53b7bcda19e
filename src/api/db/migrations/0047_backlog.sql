-- How far the jobs of the timer are behind: what each should have done an hour before its last run was over, and has not.
CREATE TABLE backlog (
  -- The names are a type of the code.
  name TEXT PRIMARY KEY,
  -- Counted as far as 10,000.
  waiting INTEGER NOT NULL,
  -- How many runs in a row have ended with something waiting.
  runs INTEGER NOT NULL,
  noted_at INTEGER NOT NULL
) WITHOUT ROWID;
