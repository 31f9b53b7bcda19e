-- Times are milliseconds since 1970 everywhere.

CREATE TABLE membership_levels (
  slug TEXT PRIMARY KEY,
  rank INTEGER NOT NULL UNIQUE,
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL,
  -- The tag of a plan, such as "recommended"; empty for none.
  tag_zh TEXT NOT NULL DEFAULT '',
  tag_en TEXT NOT NULL DEFAULT '',
  -- In fen, 1/100 yuan.
  price INTEGER NOT NULL,
  original_price INTEGER,
  -- NULL lasts for ever.
  days INTEGER,
  online_resume_limit INTEGER NOT NULL,
  word_download_limit INTEGER NOT NULL
) WITHOUT ROWID;

INSERT INTO membership_levels
  (slug, rank, name_zh, name_en, tag_zh, tag_en, price, original_price, days, online_resume_limit, word_download_limit)
VALUES
  ('free', 0, '普通用户', 'Free', '', '', 0, NULL, NULL, 3, 1),
  ('monthly', 1, '月度会员', 'Monthly member', '', '', 1990, 2990, 31, 10, 5),
  ('yearly', 2, '年度会员', 'Yearly member', '推荐', 'Recommended', 6900, 19900, 366, 50, 20),
  ('lifetime', 3, '终身会员', 'Lifetime member', '', '', 12800, 39900, NULL, 100, 50);

CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  mobile TEXT UNIQUE,
  -- PHC string; NULL for an account that never set a password.
  password_hash TEXT,
  user_name TEXT NOT NULL,
  level TEXT NOT NULL DEFAULT 'free' REFERENCES membership_levels (slug),
  -- End of a paid level; NULL lasts for ever.
  level_until INTEGER,
  created_at INTEGER NOT NULL
);

-- The first account is 10001.
INSERT INTO users (id, user_name, created_at) VALUES (10000, '', 0);
DELETE FROM users WHERE id = 10000;

CREATE TABLE sessions (
  -- Keyed hash of the bearer token; the token itself is never stored.
  token_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  user_agent TEXT NOT NULL,
  address TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- Sent codes and sign-in tries, counted over rolling windows.
CREATE TABLE attempts (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('code', 'code-entry', 'login')),
  mobile TEXT NOT NULL,
  address TEXT NOT NULL,
  at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX attempts_by_mobile ON attempts (kind, mobile, at);
CREATE INDEX attempts_by_mobile_address ON attempts (kind, mobile, address, at);
CREATE INDEX attempts_by_address ON attempts (kind, address, at);
CREATE INDEX attempts_by_time ON attempts (at);

-- Only the newest code of a number and type is good.
CREATE TABLE sms_codes (
  id TEXT PRIMARY KEY,
  mobile TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('register', 'reset')),
  code_hash TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  wrong_tries INTEGER NOT NULL DEFAULT 0,
  used_at INTEGER,
  -- The account the code made or changed.
  used_for INTEGER REFERENCES users (id) ON DELETE SET NULL
) WITHOUT ROWID;

CREATE INDEX sms_codes_by_mobile ON sms_codes (mobile, sent_at);
CREATE INDEX sms_codes_by_time ON sms_codes (sent_at);
CREATE INDEX sms_codes_by_user ON sms_codes (used_for);
