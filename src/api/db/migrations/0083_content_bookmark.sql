-- The bookmark of the database of content at the last publishing, in the row named `published`: whoever reads content from
-- a copy of that database asks for one that is not behind it.
ALTER TABLE content_versions ADD COLUMN bookmark TEXT;
