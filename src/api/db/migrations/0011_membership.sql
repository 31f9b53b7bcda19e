-- What somebody set out to buy. An order says what was agreed, `payments` what money came, `grants` what was given for it.
CREATE TABLE orders (
  order_no TEXT PRIMARY KEY,
  -- NULL once the account is deleted; money that still comes goes back.
  user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  kind TEXT NOT NULL CHECK (kind IN ('membership', 'template')),
  -- What was bought: exactly one of the two.
  level TEXT REFERENCES membership_levels (slug),
  template_id INTEGER REFERENCES word_templates (id),
  -- Orders of one lane replace each other: 'membership', or one for each template.
  lane TEXT NOT NULL,
  title_zh TEXT NOT NULL,
  title_en TEXT NOT NULL,
  -- In fen.
  amount INTEGER NOT NULL CHECK (amount > 0),
  pay_type INTEGER NOT NULL CHECK (pay_type IN (1, 2)),
  surface TEXT NOT NULL CHECK (surface IN ('qr', 'phone')),
  -- Of the payer, as the gateway was told: a repeated request has to be the same to the letter.
  client_address TEXT NOT NULL,
  -- Empty until the gateway gave one.
  pay_url TEXT NOT NULL DEFAULT '',
  -- Whether it can still be paid; 'closing' until the gateway has confirmed that it cannot.
  door TEXT NOT NULL CHECK (door IN ('open', 'closing', 'closed')),
  -- As its owner sees it; follows from door and payments.
  state TEXT NOT NULL CHECK (state IN ('pending', 'paid', 'closed', 'refunded')),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  paid_at INTEGER,
  refunded_at INTEGER,
  -- A new one with every change: whoever writes names the one it has read.
  revision TEXT NOT NULL,
  -- When the gateway was asked last.
  asked_at INTEGER NOT NULL,
  -- When somebody has to look after it; NULL once nothing is left to do.
  due_at INTEGER,
  -- How often somebody has since it last changed.
  looks INTEGER NOT NULL DEFAULT 0,
  CHECK ((level IS NULL) <> (template_id IS NULL))
) WITHOUT ROWID;

CREATE UNIQUE INDEX orders_live ON orders (user_id, lane) WHERE door = 'open';
CREATE INDEX orders_newest ON orders (user_id, created_at DESC, order_no DESC);
CREATE INDEX orders_due ON orders (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX orders_by_template ON orders (template_id) WHERE template_id IS NOT NULL;
CREATE INDEX orders_by_level ON orders (level) WHERE level IS NOT NULL;

-- Money that came for an order. Every payment ends as granted or refunded.
CREATE TABLE payments (
  order_no TEXT NOT NULL REFERENCES orders (order_no),
  transaction_id TEXT NOT NULL,
  -- Its place among the payments of the order, from 0.
  nth INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  fate TEXT NOT NULL CHECK (fate IN ('granted', 'refunding', 'refunded')),
  -- Refund numbers the gateway has rejected; the next one has another number.
  refund_failures INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  PRIMARY KEY (order_no, transaction_id),
  UNIQUE (order_no, nth)
) WITHOUT ROWID;

-- What was given for money: at most one for an order, and a template at most once to a user.
CREATE TABLE grants (
  order_no TEXT PRIMARY KEY REFERENCES orders (order_no),
  user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  level TEXT,
  level_until INTEGER,
  -- The membership before, for when the money goes back.
  level_before TEXT,
  level_until_before INTEGER,
  template_id INTEGER,
  granted_at INTEGER NOT NULL,
  revoked_at INTEGER
) WITHOUT ROWID;

CREATE INDEX grants_by_user ON grants (user_id, granted_at);
CREATE UNIQUE INDEX grants_of_templates ON grants (user_id, template_id)
  WHERE template_id IS NOT NULL AND revoked_at IS NULL;

-- Every callback that did something or that somebody should look at, by the gateway's own id.
CREATE TABLE payment_events (
  pay_type INTEGER NOT NULL,
  event_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  order_no TEXT NOT NULL,
  transaction_id TEXT NOT NULL,
  amount INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  PRIMARY KEY (pay_type, event_id)
) WITHOUT ROWID;

-- The days whose bill has been compared with the orders.
CREATE TABLE reconciled_bills (
  pay_type INTEGER NOT NULL,
  -- A day of Asia/Shanghai, YYYY-MM-DD.
  day TEXT NOT NULL,
  lines INTEGER NOT NULL,
  -- Lines the orders did not know, and lines without an order.
  missed INTEGER NOT NULL,
  unknown INTEGER NOT NULL,
  reconciled_at INTEGER NOT NULL,
  PRIMARY KEY (pay_type, day)
) WITHOUT ROWID;

CREATE TABLE redemption_codes (
  -- Keyed hash of the code; the code itself is only ever on paper.
  code_hash TEXT PRIMARY KEY,
  -- Its last four characters, for people.
  tail TEXT NOT NULL,
  level TEXT NOT NULL REFERENCES membership_levels (slug),
  uses INTEGER NOT NULL CHECK (uses > 0),
  used INTEGER NOT NULL DEFAULT 0 CHECK (used <= uses),
  created_at INTEGER NOT NULL,
  -- NULL never.
  expires_at INTEGER
) WITHOUT ROWID;

CREATE INDEX redemption_codes_by_expiry ON redemption_codes (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE redemptions (
  code_hash TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  tail TEXT NOT NULL,
  level TEXT NOT NULL,
  days INTEGER,
  level_until INTEGER,
  redeemed_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, code_hash)
) WITHOUT ROWID;

CREATE INDEX redemptions_newest ON redemptions (user_id, redeemed_at DESC);

-- What the template alone costs, in fen.
ALTER TABLE word_templates ADD COLUMN price INTEGER NOT NULL DEFAULT 500;

-- The kinds of attempts are a type of the code; a list of them here would have to be rebuilt with every new one.
CREATE TABLE new_attempts (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  mobile TEXT NOT NULL,
  address TEXT NOT NULL,
  at INTEGER NOT NULL
) WITHOUT ROWID;

INSERT INTO new_attempts SELECT id, kind, mobile, address, at FROM attempts;
DROP TABLE attempts;
ALTER TABLE new_attempts RENAME TO attempts;

CREATE INDEX attempts_by_mobile ON attempts (kind, mobile, at);
CREATE INDEX attempts_by_mobile_address ON attempts (kind, mobile, address, at);
CREATE INDEX attempts_by_address ON attempts (kind, address, at);
CREATE INDEX attempts_by_time ON attempts (at);
