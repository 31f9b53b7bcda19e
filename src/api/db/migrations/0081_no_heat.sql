-- Lists in order of popularity are in the content's database (0074), which works the heat out itself.
DROP INDEX word_templates_hot;
DROP TRIGGER word_templates_counted;
CREATE TRIGGER word_templates_counted AFTER UPDATE OF views, favourites, downloads ON word_templates
BEGIN
  UPDATE word_templates SET changed = (SELECT max(changed) FROM word_templates) + 1 WHERE id = NEW.id;
END;
