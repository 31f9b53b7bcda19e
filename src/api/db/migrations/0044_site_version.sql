-- Which state of what everybody sees this is: copies made of another one are out of date. It counts on with every change
-- of the configuration and of plans and prices, whoever makes it, and with everything that is published.
ALTER TABLE site_config ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

CREATE TRIGGER site_config_changed AFTER UPDATE ON site_config WHEN NEW.version = OLD.version
BEGIN
  UPDATE site_config SET version = version + 1;
END;

CREATE TRIGGER membership_levels_changed AFTER UPDATE ON membership_levels
BEGIN
  UPDATE site_config SET version = version + 1;
END;

CREATE TRIGGER membership_levels_added AFTER INSERT ON membership_levels
BEGIN
  UPDATE site_config SET version = version + 1;
END;

CREATE TRIGGER content_first_published AFTER INSERT ON content_versions
BEGIN
  UPDATE site_config SET version = version + 1;
END;

CREATE TRIGGER content_published AFTER UPDATE ON content_versions WHEN NEW.version <> OLD.version
BEGIN
  UPDATE site_config SET version = version + 1;
END;
