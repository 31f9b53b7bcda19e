-- Designs people saved to use again: what `own-design.ts` describes, as JSON. Nothing of a person but the name they gave.
CREATE TABLE own_designs (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Made by the browser, so that saving again changes the same one.
  id TEXT NOT NULL,
  design TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, id)
) WITHOUT ROWID;
