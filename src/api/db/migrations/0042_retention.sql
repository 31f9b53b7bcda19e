-- What is removed by its age.
CREATE INDEX redemptions_by_time ON redemptions (redeemed_at);
CREATE INDEX shares_by_end ON shares (expires_at) WHERE expires_at IS NOT NULL;
