-- How much a level may keep: photos, by number and bytes, and deleted résumés, of which the oldest give way.
ALTER TABLE membership_levels ADD COLUMN photo_limit INTEGER NOT NULL DEFAULT 50;
ALTER TABLE membership_levels ADD COLUMN photo_bytes_limit INTEGER NOT NULL DEFAULT 20971520;
ALTER TABLE membership_levels ADD COLUMN deleted_resume_limit INTEGER NOT NULL DEFAULT 10;
UPDATE membership_levels SET photo_limit = 100, photo_bytes_limit = 41943040, deleted_resume_limit = 20 WHERE slug = 'monthly';
UPDATE membership_levels SET photo_limit = 300, photo_bytes_limit = 125829120, deleted_resume_limit = 60 WHERE slug = 'yearly';
UPDATE membership_levels SET photo_limit = 500, photo_bytes_limit = 209715200, deleted_resume_limit = 100 WHERE slug = 'lifetime';

-- Of the picture as it is stored; nobody has counted those that are there already.
ALTER TABLE photos ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
