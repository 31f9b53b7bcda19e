-- Which APP_SECRET the site has, as a keyed hash: by it commands notice that theirs is another.
CREATE TABLE secret_print (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  print TEXT NOT NULL
);
