-- What a price was worked out from: the membership of that moment. NULL for templates, and for orders from before.
ALTER TABLE orders ADD COLUMN base_level TEXT;
ALTER TABLE orders ADD COLUMN base_until INTEGER;
-- Whether its owner chose to have the plan in force once more.
ALTER TABLE orders ADD COLUMN renew INTEGER NOT NULL DEFAULT 0;
-- Why it can no longer be paid, if it was not paid.
ALTER TABLE orders ADD COLUMN closed_because TEXT CHECK (closed_because IN ('time', 'replaced', 'cancelled'));
-- Whether somebody set out to pay it; the gateway, or the page that led there, has said so.
ALTER TABLE orders ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;
-- Whether its owner has been answered that it is paid.
ALTER TABLE orders ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
-- Of a closing order: the gateway has been asked to close it and has never heard of it, so that nothing is there to close.
ALTER TABLE orders ADD COLUMN withdrawn INTEGER NOT NULL DEFAULT 0;

UPDATE orders SET closed_because = iif(expires_at <= due_at OR due_at IS NULL, 'time', 'replaced') WHERE state = 'closed';
UPDATE orders SET told = 1 WHERE state = 'paid';

-- What of a payment goes back, in fen: all of it, or what was too much.
ALTER TABLE payments ADD COLUMN refund_amount INTEGER NOT NULL DEFAULT 0;
ALTER TABLE payments ADD COLUMN refund_state TEXT NOT NULL DEFAULT 'none'
  CHECK (refund_state IN ('none', 'under_way', 'failed', 'done'));
-- Since when the refund is in that state.
ALTER TABLE payments ADD COLUMN refund_at INTEGER;

UPDATE payments SET refund_amount = amount, refund_at = received_at,
  refund_state = CASE WHEN fate = 'refunded' THEN 'done' WHEN refund_failures > 0 THEN 'failed' ELSE 'under_way' END
  WHERE fate <> 'granted';
UPDATE payments SET refund_at = coalesce((SELECT refunded_at FROM orders WHERE orders.order_no = payments.order_no), refund_at)
  WHERE refund_state = 'done';

CREATE INDEX payments_failed ON payments (refund_at) WHERE refund_state = 'failed';
