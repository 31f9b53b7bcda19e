-- In small letters. Codes and limits name a person by number or address in their column `mobile`.
ALTER TABLE users ADD COLUMN email TEXT;
CREATE UNIQUE INDEX users_by_email ON users (email);
