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
  updated_at INTEGER NOT NULL
);

CREATE INDEX articles_newest ON articles (published, language, updated_at, id);

-- Categories are the facets `situation` and `part`; no two terms share a slug.
CREATE TABLE article_term_names (
  slug TEXT PRIMARY KEY,
  facet TEXT NOT NULL CHECK (facet IN ('situation', 'part', 'tag')),
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL,
  -- The place among all terms, from 0.
  position INTEGER NOT NULL
) WITHOUT ROWID;

-- The category of an article and its tags.
CREATE TABLE article_terms (
  slug TEXT NOT NULL,
  article_id INTEGER NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  PRIMARY KEY (slug, article_id)
) WITHOUT ROWID;

CREATE INDEX article_terms_by_article ON article_terms (article_id, slug);

-- One row per article, `rowid` is its id: title, summary, headings and the names of its terms, lower case.
CREATE VIRTUAL TABLE article_search USING fts5 (text, tokenize = 'trigram');
