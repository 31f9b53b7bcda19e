-- Visitors who opened the page of a template, each once a day.
ALTER TABLE word_templates ADD COLUMN views INTEGER NOT NULL DEFAULT 0;
-- What popular means: a favourite says as much as five views, a download as much as ten.
ALTER TABLE word_templates ADD COLUMN heat INTEGER NOT NULL DEFAULT 0;

UPDATE word_templates SET heat = 5 * favourites + 10 * downloads;

CREATE TRIGGER word_templates_heat AFTER UPDATE OF views, favourites, downloads ON word_templates
BEGIN
  UPDATE word_templates SET heat = NEW.views + 5 * NEW.favourites + 10 * NEW.downloads WHERE id = NEW.id;
END;

DROP INDEX word_templates_published;
CREATE INDEX word_templates_hot ON word_templates (published, language, heat, id);
CREATE INDEX word_templates_new ON word_templates (published, language, updated_at, id);

ALTER TABLE articles ADD COLUMN views INTEGER NOT NULL DEFAULT 0;

CREATE INDEX articles_hot ON articles (published, language, views, updated_at, id);

-- Titles apart: what has a word in its title is found first. `rowid` is the id; publishing fills them.
DROP TABLE word_search;
DROP TABLE article_search;
CREATE VIRTUAL TABLE word_search USING fts5 (title, text, tokenize = 'trigram');
CREATE VIRTUAL TABLE article_search USING fts5 (title, text, tokenize = 'trigram');

-- The trigrams of the search tables in order: words of one or two characters are found as beginnings of trigrams.
CREATE VIRTUAL TABLE word_trigrams USING fts5vocab (word_search, instance);
CREATE VIRTUAL TABLE article_trigrams USING fts5vocab (article_search, instance);

-- That somebody has seen something today: a hash of both and the day, which tells neither who nor what.
CREATE TABLE visits (
  mark TEXT PRIMARY KEY,
  -- A day of Asia/Shanghai, YYYY-MM-DD; nothing is kept longer.
  day TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX visits_by_day ON visits (day);
