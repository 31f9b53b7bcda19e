-- Who runs the site: what is empty is not shown.
ALTER TABLE site_config ADD COLUMN operator TEXT NOT NULL DEFAULT '';
ALTER TABLE site_config ADD COLUMN address TEXT NOT NULL DEFAULT '';
ALTER TABLE site_config ADD COLUMN support_email TEXT NOT NULL DEFAULT '';
ALTER TABLE site_config ADD COLUMN support_phone TEXT NOT NULL DEFAULT '';
ALTER TABLE site_config ADD COLUMN support_hours TEXT NOT NULL DEFAULT '';
ALTER TABLE site_config ADD COLUMN wechat_account TEXT NOT NULL DEFAULT '';
ALTER TABLE site_config ADD COLUMN wechat_qr TEXT NOT NULL DEFAULT '';
ALTER TABLE site_config ADD COLUMN police_record TEXT NOT NULL DEFAULT '';

-- Messages to whoever runs the site. The same words of the same sender on one day are one message (`digest`).
-- `mail`: a letter to the support address is still to be sent, was sent, or may have been.
CREATE TABLE contact_messages (
  number TEXT PRIMARY KEY,
  digest TEXT NOT NULL UNIQUE,
  user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  topic TEXT NOT NULL,
  order_no TEXT NOT NULL,
  message TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('zh', 'en')),
  created_at INTEGER NOT NULL,
  mail TEXT NOT NULL DEFAULT 'waiting' CHECK (mail IN ('waiting', 'sent', 'unknown'))
) STRICT;

CREATE INDEX contact_messages_waiting ON contact_messages (created_at) WHERE mail = 'waiting';
CREATE INDEX contact_messages_by_user ON contact_messages (user_id);
CREATE INDEX contact_messages_by_age ON contact_messages (created_at);
