CREATE TABLE word_templates (
  -- The id of the catalogue.
  id INTEGER PRIMARY KEY,
  -- Names the file and the pictures.
  slug TEXT NOT NULL,
  -- 0 once the catalogue no longer has it; the row stays for its counters and downloads.
  published INTEGER NOT NULL CHECK (published IN (0, 1)),
  design TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('zh', 'en')),
  title_zh TEXT NOT NULL,
  title_en TEXT NOT NULL,
  summary_zh TEXT NOT NULL,
  summary_en TEXT NOT NULL,
  photo INTEGER NOT NULL CHECK (photo IN (0, 1)),
  pages INTEGER NOT NULL,
  -- JSON array of font names.
  fonts TEXT NOT NULL,
  file_name TEXT NOT NULL,
  -- Of the file: bytes, SHA-256 in hex.
  size INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  -- Of the large preview pictures, in pixels.
  preview_width INTEGER NOT NULL,
  preview_height INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  downloads INTEGER NOT NULL DEFAULT 0,
  favourites INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX word_templates_published ON word_templates (published, language);

-- What was published last, so that publishing the same again does nothing.
CREATE TABLE content_versions (
  name TEXT PRIMARY KEY,
  version TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE facet_names (
  facet TEXT NOT NULL,
  slug TEXT NOT NULL,
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL,
  -- The place in its facet, from 0.
  position INTEGER NOT NULL,
  PRIMARY KEY (facet, slug)
) WITHOUT ROWID;

CREATE TABLE word_template_facets (
  facet TEXT NOT NULL,
  slug TEXT NOT NULL,
  template_id INTEGER NOT NULL REFERENCES word_templates (id) ON DELETE CASCADE,
  PRIMARY KEY (facet, slug, template_id)
) WITHOUT ROWID;

CREATE INDEX word_template_facets_by_template ON word_template_facets (template_id, facet, slug);

-- One row per published template, `rowid` is its id: titles, summaries and role names in both languages, lower case.
CREATE VIRTUAL TABLE word_search USING fts5 (text, tokenize = 'trigram');

CREATE TABLE word_downloads (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- A day of Asia/Shanghai, YYYY-MM-DD.
  day TEXT NOT NULL,
  template_id INTEGER NOT NULL REFERENCES word_templates (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, day, template_id)
) WITHOUT ROWID;

CREATE INDEX word_downloads_by_template ON word_downloads (template_id);

CREATE TABLE favourites (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  template_type TEXT NOT NULL,
  template_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, template_type, template_id)
) WITHOUT ROWID;

CREATE INDEX favourites_newest ON favourites (user_id, template_type, created_at DESC, template_id DESC);
