-- What those who run the site have done by commands, or have looked at: a line for each.
CREATE TABLE operations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  -- Who, by the account of the machine the command ran on.
  operator TEXT NOT NULL,
  command TEXT NOT NULL,
  -- What it was about: an order number, a key of the configuration; nothing personal of a user.
  subject TEXT NOT NULL,
  -- Whose, until the account is gone.
  user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  detail TEXT NOT NULL DEFAULT '',
  -- The kinds of outcomes are a type of the code.
  outcome TEXT NOT NULL
);

CREATE INDEX operations_by_user ON operations (user_id) WHERE user_id IS NOT NULL;
