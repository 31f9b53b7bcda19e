-- The plan in force was chosen once more by whoever ordered from it: the membership the price was worked out from says so.
ALTER TABLE orders DROP COLUMN renew;

-- The orders of a person for one purpose, and what they gave.
CREATE INDEX orders_by_lane ON orders (user_id, lane, created_at);
