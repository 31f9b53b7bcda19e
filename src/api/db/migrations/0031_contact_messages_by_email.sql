-- Whoever leaves is forgotten, also where they wrote without being signed in.
CREATE INDEX contact_messages_by_email ON contact_messages (lower(email));
