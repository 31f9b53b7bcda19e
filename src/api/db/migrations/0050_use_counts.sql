-- How often something was used, counted by day of Beijing, where there is no Analytics Engine. Nothing of anybody.
CREATE TABLE use_counts (
  day TEXT NOT NULL,
  -- visit, step, vital, fault: the kinds are a type of the code.
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  detail TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, kind, name, detail)
) WITHOUT ROWID;
