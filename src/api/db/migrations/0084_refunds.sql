-- Refunds that have reached the payer, each once: ours, and those made at the desk of a gateway.
CREATE TABLE refunds (
  order_no TEXT NOT NULL REFERENCES orders (order_no),
  -- It may become known before its payment.
  transaction_id TEXT NOT NULL,
  -- Its number at the gateway; empty where only the payment was said to be back.
  refund_no TEXT NOT NULL,
  -- In fen. Some gateways tell its own amount, others only the total of all refunds of the payment.
  amount INTEGER,
  total INTEGER,
  -- By how much it has raised what is known to be back of the payment.
  raised INTEGER NOT NULL,
  told_at INTEGER NOT NULL,
  PRIMARY KEY (order_no, transaction_id, refund_no)
) WITHOUT ROWID;

CREATE INDEX refunds_by_time ON refunds (told_at);

-- What was back before, under the number it had if it was ours.
INSERT INTO refunds (order_no, transaction_id, refund_no, amount, total, raised, told_at)
  SELECT order_no, transaction_id, order_no || 'R' || nth || 'T' || refund_failures, refund_amount, NULL, refund_amount,
    coalesce(refund_at, received_at)
  FROM payments WHERE refund_state = 'done';
