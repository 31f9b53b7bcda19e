-- What is published has a database of its own (src/api/db/content/). Here stays of each template what people and money
-- need: that it is offered, its names, its price, how often it was viewed, downloaded and kept; of each article that it
-- is there and how often it was read. The other columns and tables of content are for the version before, and go with a
-- migration of their own (docs/decisions/086).

-- As `published`, for the version that reads content elsewhere: what it adds is nothing the version before could show.
ALTER TABLE word_templates ADD COLUMN offered INTEGER NOT NULL DEFAULT 0;
ALTER TABLE articles ADD COLUMN offered INTEGER NOT NULL DEFAULT 0;
UPDATE word_templates SET offered = published;
UPDATE articles SET offered = published;

-- Counts on with every change of a counter, so that the content is told of what has changed since.
ALTER TABLE word_templates ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE articles ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
UPDATE word_templates SET changed = 1 WHERE heat > 0;
UPDATE articles SET changed = 1 WHERE views > 0;
CREATE INDEX word_templates_changed ON word_templates (changed);
CREATE INDEX articles_changed ON articles (changed);

DROP TRIGGER word_templates_heat;
CREATE TRIGGER word_templates_counted AFTER UPDATE OF views, favourites, downloads ON word_templates
BEGIN
  UPDATE word_templates SET heat = NEW.views + 5 * NEW.favourites + 10 * NEW.downloads,
    changed = (SELECT max(changed) FROM word_templates) + 1 WHERE id = NEW.id;
END;
CREATE TRIGGER articles_counted AFTER UPDATE OF views ON articles
BEGIN
  UPDATE articles SET changed = (SELECT max(changed) FROM articles) + 1 WHERE id = NEW.id;
END;
