-- Codes are listed newest first, and read only as far as the list is long.
CREATE INDEX redemption_codes_newest ON redemption_codes (created_at DESC, code_hash);
CREATE INDEX redemption_codes_unused ON redemption_codes (created_at DESC, code_hash) WHERE used < uses;

-- Figures of days that are over, so that nobody counts them again; nothing of anybody.
CREATE TABLE day_figures (
  -- A day of Asia/Shanghai, YYYY-MM-DD.
  day TEXT NOT NULL,
  name TEXT NOT NULL,
  value INTEGER NOT NULL,
  PRIMARY KEY (day, name)
) WITHOUT ROWID;
