-- The key of the picture its user chose, of `photos`; null for none.
ALTER TABLE users ADD COLUMN picture TEXT;
-- The language of letters to them; null for that of the page they are asked for on.
ALTER TABLE users ADD COLUMN language TEXT CHECK (language IN ('zh', 'en'));

-- What a scan is for, and by which account it was asked for; null where it signs in.
ALTER TABLE wechat_scenes ADD COLUMN purpose TEXT NOT NULL DEFAULT 'login';
ALTER TABLE wechat_scenes ADD COLUMN user_id INTEGER REFERENCES users (id) ON DELETE CASCADE;
CREATE INDEX wechat_scenes_by_user ON wechat_scenes (user_id) WHERE user_id IS NOT NULL;
