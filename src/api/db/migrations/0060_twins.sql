-- The pair a résumé is one of; its twin in the other language has the same. Without one it is nobody's twin.
ALTER TABLE resumes ADD COLUMN twin TEXT;
