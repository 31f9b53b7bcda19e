-- SHA-256 of the frozen file as it was sent last, in hexadecimal: another file sent under the same key is told from it.
ALTER TABLE application_sendings ADD COLUMN sha256 TEXT NOT NULL DEFAULT '';
