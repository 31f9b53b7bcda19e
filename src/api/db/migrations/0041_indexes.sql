-- What is looked up by something else than whose it is.
CREATE INDEX payments_by_transaction ON payments (transaction_id);
CREATE INDEX payment_events_by_order ON payment_events (order_no, received_at);
CREATE INDEX redemptions_by_code ON redemptions (code_hash, redeemed_at);
CREATE INDEX wechat_scenes_by_openid ON wechat_scenes (openid) WHERE openid IS NOT NULL;

-- Figures by day, and what is removed by its age.
CREATE INDEX users_by_creation ON users (created_at);
CREATE INDEX resumes_by_creation ON resumes (created_at);
CREATE INDEX word_downloads_by_time ON word_downloads (created_at);
CREATE INDEX payments_by_time ON payments (received_at);
CREATE INDEX payments_returned ON payments (refund_at) WHERE refund_state = 'done';
CREATE INDEX orders_of_memberships ON orders (created_at) WHERE kind = 'membership';
CREATE INDEX payment_events_by_time ON payment_events (received_at);

-- Whose photos were looked at longest ago is read from the index alone.
DROP INDEX photos_by_check;
CREATE INDEX photos_by_check ON photos (checked_at, user_id);

-- Without the time of the last change, which every save would write here too: nobody has more than some hundred.
DROP INDEX resumes_by_user;
CREATE INDEX resumes_by_user ON resumes (user_id, deleted_at);
