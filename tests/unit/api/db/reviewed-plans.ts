/** A step that reads a table, or a large part of it, as a whole, and why it may. */
type ReviewedPlan = { by: string; step: string; why: string }

const PUBLISHING = 'Run by whoever publishes, not by visitors; it compares or replaces all of the content.'
const SITEMAP = 'The list of all that is published, made once an hour and kept in KV.'
const ORDERED = 'In the order asked for: the index is read as far as the page.'
const FOUND = 'Only what was searched for and found, each by its id; the index is there for the order.'
const ALERTS = 'One row for each of six kinds of alert.'
const COUNTED = 'Counts what is published; the answer is kept in KV.'

/** Everything else in the plans of the ledger's statements reads by an index what it answers with. */
export const reviewedPlans: readonly ReviewedPlan[] = [
  {
    by: 'content/article-list.ts listArticles',
    step: 'SEARCH a USING COVERING INDEX articles_newest (published=?)',
    why: COUNTED,
  },
  {
    by: 'content/article-list.ts listArticles',
    step: 'SEARCH a USING INDEX articles_newest (published=? AND language=?)',
    why: ORDERED,
  },
  { by: 'upkeep/alerts.ts endAlerts', step: 'SCAN alerts', why: ALERTS },
  { by: 'upkeep/alerts.ts forgetAlert', step: 'SEARCH alerts USING PRIMARY KEY (kind=?)', why: ALERTS },
  {
    by: 'upkeep/alerts.ts standingTroubles',
    step: 'SCAN payments USING COVERING INDEX payments_failed',
    why: 'The index holds only refunds that failed.',
  },
  ...[
    'SCAN articles',
    'SEARCH a USING COVERING INDEX articles_hot (published=? AND language=?)',
    'SEARCH articles USING INDEX articles_hot (published=?)',
  ].map((step) => ({ by: 'content/article-publishing.ts publishArticleRows', step, why: PUBLISHING })),
  {
    by: 'content/article-publishing.ts readArticleVersions',
    step: 'SEARCH articles USING INDEX articles_newest (published=?)',
    why: PUBLISHING,
  },
  ...['redemption_codes_newest', 'redemption_codes_unused'].map((index) => ({
    by: 'operators/codes.ts listCodes',
    step: `SCAN redemption_codes USING INDEX ${index}`,
    why: 'In the order asked for, as far as the list is long.',
  })),
  {
    by: 'contact-messages.ts waitingMessages',
    step: 'SCAN contact_messages USING INDEX contact_messages_waiting',
    why: 'The index has nothing but what waits, in the order asked for.',
  },
  ...[
    'SEARCH articles USING COVERING INDEX articles_newest (published=? AND language=?)',
    'SEARCH word_templates USING COVERING INDEX word_templates_new (published=?)',
  ].map((step) => ({ by: 'content/content-index.ts readContentIndex', step, why: SITEMAP })),
  {
    by: 'upkeep/operations.ts listOperations',
    step: 'SCAN operations',
    why: 'By its key, as far as the list is long.',
  },
  {
    by: 'operators/orders.ts stuckOrders',
    step: 'SCAN payments USING COVERING INDEX payments_failed',
    why: 'The index has nothing but refunds that are rejected: each is for a person to look at.',
  },
  ...['SCAN popularity_marks', 'SCAN 2-ROW VALUES CLAUSE'].map((step) => ({
    by: step.includes('marks') ? 'content/popularity.ts readPopularityMarks' : 'content/popularity.ts writePopularity',
    step,
    why: 'One row for templates and one for articles.',
  })),
  { by: 'templates/templates.ts offerTemplates', step: 'SCAN word_templates', why: PUBLISHING },
  { by: 'templates/templates.ts offerArticles', step: 'SCAN articles', why: PUBLISHING },
  { by: 'content/resume-samples.ts publishSampleRows', step: 'SCAN resume_samples', why: PUBLISHING },
  {
    by: 'content/site-search.ts searchEverything',
    step: 'SEARCH a USING COVERING INDEX articles_newest (published=?)',
    why: FOUND,
  },
  {
    by: 'content/site-search.ts searchEverything',
    step: 'SEARCH a USING INDEX articles_newest (published=? AND language=?)',
    why: FOUND,
  },
  ...['word_templates_hot', 'word_templates_new'].map((index) => ({
    by: 'content/site-search.ts searchEverything',
    step: `SEARCH t USING COVERING INDEX ${index} (published=?)`,
    why: FOUND,
  })),
  {
    by: 'content/site-search.ts templatesOfRole',
    step: 'SEARCH t USING COVERING INDEX word_templates_hot (published=? AND language=?)',
    why: ORDERED,
  },
  ...['word_templates_hot', 'word_templates_new'].map((index) => ({
    by: 'content/word-list.ts listWordTemplates',
    step: `SEARCH t USING COVERING INDEX ${index} (published=? AND language=?)`,
    why: ORDERED,
  })),
  {
    by: 'content/word-list.ts listWordTemplates',
    step: 'SEARCH t USING COVERING INDEX word_templates_hot (published=?)',
    why: FOUND,
  },
  ...[
    'SCAN a',
    'SCAN f',
    'SCAN word_search VIRTUAL TABLE INDEX 0:',
    'SCAN word_template_facets USING COVERING INDEX word_template_facets_by_template',
    'SCAN word_templates',
    'SEARCH articles USING INDEX articles_hot (published=?)',
    'SCAN word_templates USING COVERING INDEX word_templates_hot',
  ].map((step) => ({ by: 'content/word-publishing.ts publishWordRows', step, why: PUBLISHING })),
  {
    by: 'content/word-publishing.ts readTemplateVersions',
    step: 'SEARCH t USING INDEX word_templates_new (published=?)',
    why: PUBLISHING,
  },
]
