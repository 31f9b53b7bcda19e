-- The résumé of each Word template as text to read on the site.
CREATE TABLE resume_samples (
  -- The template's.
  id INTEGER PRIMARY KEY REFERENCES word_templates (id) ON DELETE CASCADE,
  html TEXT NOT NULL
);
