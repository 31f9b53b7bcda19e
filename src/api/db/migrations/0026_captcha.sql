-- Solutions of captchas that were given in, so that each is good once.
CREATE TABLE captcha_uses (
  id TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX captcha_uses_by_time ON captcha_uses (expires_at);

-- From where a code was asked for: tries from elsewhere are counted apart, so that strangers cannot use it up.
ALTER TABLE sms_codes ADD COLUMN address TEXT NOT NULL DEFAULT '';
ALTER TABLE sms_codes ADD COLUMN strange_tries INTEGER NOT NULL DEFAULT 0;
