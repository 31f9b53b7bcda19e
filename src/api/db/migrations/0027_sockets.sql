-- Open WebSockets, so that they end with their session and a user has only so many.
CREATE TABLE sockets (
  id TEXT PRIMARY KEY,
  resume_id TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The session it was opened with.
  token_hash TEXT NOT NULL,
  opened_at INTEGER NOT NULL,
  -- When the session is over; 0 once it has been ended.
  expires_at INTEGER NOT NULL
);
CREATE INDEX sockets_by_user ON sockets (user_id, opened_at);
CREATE INDEX sockets_by_session ON sockets (token_hash);
CREATE INDEX sockets_by_end ON sockets (expires_at);

-- Whatever ends a session ends what was opened with it.
CREATE TRIGGER sessions_end_sockets AFTER DELETE ON sessions
BEGIN
  UPDATE sockets SET expires_at = 0 WHERE token_hash = OLD.token_hash;
END;
