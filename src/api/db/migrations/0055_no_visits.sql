-- The ledger has no row of a visit any more. What waited to be added up is added; the version that serves until this one
-- does counts no visits meanwhile, and shows everything.
UPDATE word_templates SET views = views + w.count FROM waiting_views AS w
WHERE w.kind = 'template' AND w.id = word_templates.id;
UPDATE articles SET views = views + w.count FROM waiting_views AS w WHERE w.kind = 'article' AND w.id = articles.id;
DROP TABLE waiting_views;
DROP TABLE visits;
