-- Where a session was begun, a country by its ISO 3166 code; empty when nobody said.
ALTER TABLE sessions ADD COLUMN country TEXT NOT NULL DEFAULT '';
-- When its owner last showed who they are: by signing in, or by a password or code since.
ALTER TABLE sessions ADD COLUMN proved_at INTEGER NOT NULL DEFAULT 0;

-- When an account whose owner leaves is emptied; until then it can be kept.
ALTER TABLE users ADD COLUMN deletes_at INTEGER;
CREATE INDEX users_leaving ON users (deletes_at) WHERE deletes_at IS NOT NULL;

-- What a code is for is a type of the code; a list of it here would have to be rebuilt with every new one.
CREATE TABLE new_sms_codes (
  id TEXT PRIMARY KEY,
  mobile TEXT NOT NULL,
  type TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  wrong_tries INTEGER NOT NULL DEFAULT 0,
  used_at INTEGER,
  -- The account the code made or changed.
  used_for INTEGER REFERENCES users (id) ON DELETE SET NULL,
  address TEXT NOT NULL DEFAULT '',
  strange_tries INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

INSERT INTO new_sms_codes (id, mobile, type, code_hash, sent_at, expires_at, wrong_tries, used_at, used_for, address, strange_tries)
SELECT id, mobile, type, code_hash, sent_at, expires_at, wrong_tries, used_at, used_for, address, strange_tries FROM sms_codes;
DROP TABLE sms_codes;
ALTER TABLE new_sms_codes RENAME TO sms_codes;

CREATE INDEX sms_codes_by_mobile ON sms_codes (mobile, sent_at);
CREATE INDEX sms_codes_by_time ON sms_codes (sent_at);
CREATE INDEX sms_codes_by_user ON sms_codes (used_for);
