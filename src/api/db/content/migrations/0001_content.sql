-- What is published, in a database of its own: searches never keep the ledger waiting, and it can be read where people
-- are. `npm run content` makes all of it; nothing here is the only copy of anything.
CREATE TABLE word_templates (
  -- The id of the catalogue.
  id INTEGER PRIMARY KEY,
  -- Names the file and the pictures.
  slug TEXT NOT NULL,
  -- 0 once the catalogue no longer has it.
  published INTEGER NOT NULL CHECK (published IN (0, 1)),
  design TEXT NOT NULL,
  -- The sample résumé it shows, such as `zh/teacher`.
  sample TEXT NOT NULL,
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
  -- JSON array of templates with how alike they are: [[1001, 8], …], best first.
  related TEXT NOT NULL,
  -- The ledger's counters as they were a minute ago at most.
  views INTEGER NOT NULL DEFAULT 0,
  downloads INTEGER NOT NULL DEFAULT 0,
  favourites INTEGER NOT NULL DEFAULT 0,
  -- What popular means: a favourite says as much as five views, a download as much as ten.
  heat INTEGER NOT NULL DEFAULT 0
);

-- In the orders lists are read in.
CREATE INDEX word_templates_hot ON word_templates (published, language, heat DESC, id);
CREATE INDEX word_templates_new ON word_templates (published, language, updated_at, id);

CREATE TRIGGER word_templates_heat AFTER UPDATE OF views, favourites, downloads ON word_templates
BEGIN
  UPDATE word_templates SET heat = NEW.views + 5 * NEW.favourites + 10 * NEW.downloads WHERE id = NEW.id;
END;

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

-- How many published templates have a value of a facet: of all, and of those that have one other value.
CREATE TABLE word_facet_counts (
  -- The other value; both are '' where all templates are counted.
  among_facet TEXT NOT NULL,
  among_slug TEXT NOT NULL,
  facet TEXT NOT NULL,
  slug TEXT NOT NULL,
  count INTEGER NOT NULL,
  -- Of the one changed last.
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (among_facet, among_slug, facet, slug)
) WITHOUT ROWID;

-- One row per published template, `rowid` is its id. What has a word in its title is found first.
CREATE VIRTUAL TABLE word_search USING fts5 (title, text, tokenize = 'trigram');
-- The trigrams in order: words of one or two characters are found as beginnings of trigrams.
CREATE VIRTUAL TABLE word_trigrams USING fts5vocab (word_search, instance);

-- The résumé of each Word template as text to read on the site.
CREATE TABLE resume_samples (
  -- The template's.
  id INTEGER PRIMARY KEY REFERENCES word_templates (id) ON DELETE CASCADE,
  html TEXT NOT NULL
);

CREATE TABLE articles (
  -- Given by the author; also its address.
  id INTEGER PRIMARY KEY,
  -- 0 once the content no longer has it.
  published INTEGER NOT NULL CHECK (published IN (0, 1)),
  -- SHA-256 of everything published of it, so that only what changed is written.
  version TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('zh', 'en')),
  -- Slug of `article_term_names`.
  category TEXT NOT NULL,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  html TEXT NOT NULL,
  -- JSON array of headings: {"id", "text"}.
  contents TEXT NOT NULL,
  -- Reading time.
  minutes INTEGER NOT NULL,
  -- JSON array of ids, best first.
  related TEXT NOT NULL,
  -- JSON array of Word facet values, best first: {"facet", "slug"}.
  templates TEXT NOT NULL,
  -- JSON array of templates with how well they suit, as `related` of a template.
  suited TEXT NOT NULL DEFAULT '[]',
  -- When it was there first, and when it was written anew; in ms since 1970.
  published_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- The ledger's counter as it was a minute ago at most.
  views INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX articles_newest ON articles (published, language, updated_at, id);
CREATE INDEX articles_hot ON articles (published, language, views, updated_at, id);

-- Categories are the facets `situation` and `part`; no two terms share a slug.
CREATE TABLE article_term_names (
  slug TEXT PRIMARY KEY,
  facet TEXT NOT NULL CHECK (facet IN ('situation', 'part', 'tag')),
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL,
  -- The place among all terms, from 0.
  position INTEGER NOT NULL,
  -- How many published articles of each language have it, and when one of them was changed last.
  count_zh INTEGER NOT NULL DEFAULT 0,
  count_en INTEGER NOT NULL DEFAULT 0,
  updated_zh INTEGER NOT NULL DEFAULT 0,
  updated_en INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- The category of an article and its tags.
CREATE TABLE article_terms (
  slug TEXT NOT NULL,
  article_id INTEGER NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  PRIMARY KEY (slug, article_id)
) WITHOUT ROWID;

CREATE INDEX article_terms_by_article ON article_terms (article_id, slug);

CREATE VIRTUAL TABLE article_search USING fts5 (title, text, tokenize = 'trigram');
CREATE VIRTUAL TABLE article_trigrams USING fts5vocab (article_search, instance);

-- What was published last, so that publishing the same again does nothing.
CREATE TABLE content_versions (
  name TEXT PRIMARY KEY,
  version TEXT NOT NULL
) WITHOUT ROWID;

-- Up to which change the ledger's counters of a kind are copied.
CREATE TABLE popularity_marks (
  kind TEXT PRIMARY KEY CHECK (kind IN ('template', 'article')),
  changed INTEGER NOT NULL
) WITHOUT ROWID;
