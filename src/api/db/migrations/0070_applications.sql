-- Applications for jobs: the posting, the résumé made for it, how far it covers the posting, what was sent, and how it
-- stands.
CREATE TABLE applications (
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Made by the browser, so that sending twice makes one.
  request_key TEXT NOT NULL,
  -- NULL once the résumé can no longer be restored.
  resume_id TEXT REFERENCES resumes (id) ON DELETE SET NULL,
  employer TEXT NOT NULL,
  title TEXT NOT NULL,
  -- Where the posting stands; '' for nowhere known.
  link TEXT NOT NULL,
  posting TEXT NOT NULL,
  status TEXT NOT NULL
    CHECK (status IN ('preparing', 'sent', 'answered', 'interview', 'offer', 'declined', 'withdrawn')),
  next_step TEXT NOT NULL,
  -- YYYY-MM-DD, a day of its owner's calendar.
  next_on TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (user_id, request_key)
) WITHOUT ROWID;

CREATE INDEX applications_by_resume ON applications (resume_id) WHERE resume_id IS NOT NULL;

-- Since when it has stood how; the last one is its present status.
CREATE TABLE application_states (
  application_id TEXT NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  status TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (application_id, number)
) WITHOUT ROWID;

-- How many terms of the posting the résumé contained: at first (slot ''), and at last on each day (YYYY-MM-DD, UTC).
CREATE TABLE application_coverage (
  application_id TEXT NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  slot TEXT NOT NULL,
  covered INTEGER NOT NULL,
  total INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (application_id, slot)
) WITHOUT ROWID;

CREATE TABLE application_sendings (
  id TEXT PRIMARY KEY,
  application_id TEXT NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- That of the application, so that the files of a user are counted at once.
  user_id INTEGER NOT NULL,
  request_key TEXT NOT NULL,
  sent_on TEXT NOT NULL,
  -- The frozen file; 0 bytes for none. Its key is NULL until it has arrived.
  name TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  file_key TEXT,
  -- The link that was sent; its label stays when the link is gone.
  share_id TEXT REFERENCES shares (id) ON DELETE SET NULL,
  share_label TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (application_id, request_key)
) WITHOUT ROWID;

CREATE INDEX application_sendings_by_user ON application_sendings (user_id);
CREATE INDEX application_sendings_by_share ON application_sendings (share_id) WHERE share_id IS NOT NULL;
