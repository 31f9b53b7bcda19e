-- The colour a résumé has been given, `#rrggbb`; without one it has its design's own.
ALTER TABLE resumes ADD COLUMN colour TEXT;
