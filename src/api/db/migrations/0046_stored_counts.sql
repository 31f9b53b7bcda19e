-- How many published templates have a value of a facet: of all, and of those that have one other value. Publishing writes
-- it, so that no list counts all there is.
CREATE TABLE word_facet_counts (
  -- The other value; both are '' where all templates are counted.
  among_facet TEXT NOT NULL,
  among_slug TEXT NOT NULL,
  facet TEXT NOT NULL,
  slug TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (among_facet, among_slug, facet, slug)
) WITHOUT ROWID;

INSERT INTO word_facet_counts (among_facet, among_slug, facet, slug, count)
SELECT '', '', facet, slug, count(*) FROM word_template_facets GROUP BY facet, slug
UNION ALL
SELECT a.facet, a.slug, f.facet, f.slug, count(*) FROM word_template_facets AS a
JOIN word_template_facets AS f ON f.template_id = a.template_id AND f.facet <> a.facet
GROUP BY a.facet, a.slug, f.facet, f.slug;

-- The same of articles, by language.
ALTER TABLE article_term_names ADD COLUMN count_zh INTEGER NOT NULL DEFAULT 0;
ALTER TABLE article_term_names ADD COLUMN count_en INTEGER NOT NULL DEFAULT 0;

UPDATE article_term_names SET
  count_zh = (SELECT count(*) FROM article_terms AS f JOIN articles AS a ON a.id = f.article_id
    WHERE f.slug = article_term_names.slug AND a.published = 1 AND a.language = 'zh'),
  count_en = (SELECT count(*) FROM article_terms AS f JOIN articles AS a ON a.id = f.article_id
    WHERE f.slug = article_term_names.slug AND a.published = 1 AND a.language = 'en');

-- JSON arrays of templates, each with how well it suits: [[1001, 8], …]. Written by publishing, best first, more than are
-- shown: of those that suit as well, the most popular of the day are.
ALTER TABLE word_templates ADD COLUMN related TEXT NOT NULL DEFAULT '[]';
ALTER TABLE articles ADD COLUMN suited TEXT NOT NULL DEFAULT '[]';

-- What is published next is written even if it is what was published last.
DELETE FROM content_versions WHERE name IN ('word', 'sources');

-- In the order lists are read in: the most popular first, of equals the one with the lower number.
DROP INDEX word_templates_hot;
CREATE INDEX word_templates_hot ON word_templates (published, language, heat DESC, id);
