-- Who pays inside WeChat: their OpenID, empty until WeChat has told it. NULL: the order is not paid there.
-- Such an order has the surface 'phone', which is what a Worker of before takes it for.
ALTER TABLE orders ADD COLUMN payer TEXT;
