-- The sample résumé a template shows, such as `zh/teacher`; written when content is published.
ALTER TABLE word_templates ADD COLUMN sample TEXT NOT NULL DEFAULT '';
