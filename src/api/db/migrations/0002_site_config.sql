CREATE TABLE site_config (
  locale TEXT PRIMARY KEY CHECK (locale IN ('zh', 'en')),
  site_name TEXT NOT NULL,
  seo_title TEXT NOT NULL,
  seo_key TEXT NOT NULL,
  seo_desc TEXT NOT NULL,
  record_number TEXT NOT NULL
) WITHOUT ROWID;

INSERT INTO site_config (locale, site_name, seo_title, seo_key, seo_desc, record_number)
VALUES
  (
    'zh',
    '青简',
    '免费简历模板下载，在线简历制作',
    '简历模板,Word简历模板,免费简历模板下载,在线简历制作,个人简历,求职简历,英文简历',
    '青简是专业的智能在线简历制作平台，提供可直接编辑的 Word 简历模板、在线简历编辑器和求职文章',
    '京ICP备00000000号-1'
  ),
  (
    'en',
    'Qingjian',
    'Free résumé template downloads and an online résumé maker',
    'résumé templates,Word résumé templates,CV templates,online résumé maker,Chinese résumé,English CV',
    'Qingjian is a professional intelligent online résumé-making platform: editable Word templates, an online editor and job-hunting articles',
    '京ICP备00000000号-1'
  );
