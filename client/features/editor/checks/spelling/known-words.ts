/**
 * Words of trades, offices and computers that general dictionaries lack. All in small letters: they are right with
 * capitals too. Add a word to the line of its trade if people of that trade use it in résumés as a matter of course.
 */
export const knownWords = `
resume résumé résumés cv cvs café cafés naïve cliché clichés façade protégé linkedin
onboard onboards onboarded onboarding onboardings offboard offboarded offboarding upskill upskilled upskilling reskill reskilled reskilling
roadmap roadmaps roadmapping rebrand rebrands rebranded rebranding rollout rollouts standup standups workstream workstreams workflow workflows
timebox timeboxed retrospective retrospectives retro retros handover handovers signoff signoffs walkthrough walkthroughs runbook runbooks
playbook playbooks whiteboard whiteboarding whiteboarded touchpoint touchpoints takeaway takeaways actionable scalable scalability
stakeholder stakeholders cofounder cofounders cofounded mentee mentees coachee coachees freelancer freelancers freelancing teamwork
hackathon hackathons bootcamp bootcamps webinar webinars podcast podcasts livestream livestreams livestreamed livestreaming livestreamer
ecommerce fintech edtech healthtech biotech medtech martech proptech agritech insurtech startup startups scaleup unicorn
backend backends frontend frontends fullstack middleware microservice microservices monorepo monorepos serverless containerize containerized
containerise containerised containerization containerisation dockerize dockerized dockerise dockerised orchestrate orchestrated
kubernetes docker podman terraform ansible jenkins prometheus grafana kibana logstash splunk datadog sentry nginx istio envoy consul
etcd kafka zookeeper airflow dagster snowflake databricks redshift hadoop hbase hdfs flink spark pyspark presto trino redis memcached
postgres sqlite cassandra dynamodb elasticsearch lucene solr sharding sharded shard shards replicaset failover failovers
autoscaling autoscale autoscaled loadbalancer observability telemetry uptime downtime latency throughput backpressure idempotent idempotency
webhook webhooks websocket websockets endpoint endpoints api apis sdk sdks cli clis http https oauth saml jwt async await multithreaded
multithreading refactor refactors refactored refactoring refactorings debug debugged debugging debugger linter linters linting linted
codebase codebases changelog changelogs repo repos git github gitlab bitbucket gitops devops devsecops mlops dataops finops
javascript typescript coffeescript python golang kotlin scala haskell clojure erlang elixir perl lua matlab simulink labview
nodejs deno vue vuex pinia svelte angular nextjs nuxt webpack vite rollup babel eslint storybook tailwind redux mobx jquery
django flask fastapi celery numpy scipy pandas geopandas sklearn statsmodels pytorch tensorflow keras xgboost lightgbm jupyter matplotlib seaborn
hyperparameter hyperparameters pretrained pretraining pretrain finetune finetuned finetuning tokenizer tokenizers tokenise tokenize embeddings
overfitting overfit underfitting backpropagation convolutional transformer transformers chatbot chatbots llm llms dataset datasets
datastore datastores dataframe dataframes metadata schema schemas changeset upsert upserts denormalized denormalised dbt etl elt
lakehouse mart datamart tableau looker powerbi metabase superset mixpanel gainsight hubspot salesforce zendesk intercom freshdesk
marketo mailchimp hootsuite airtable notion trello asana jira confluence miro figma figjam sketch invision zeplin principle framer
photoshop illustrator indesign lightroom premiere davinci coreldraw cinema4d zbrush substance houdini unity wireframe wireframes wireframed
wireframing storyboard storyboards storyboarded storyboarding moodboard moodboards typeface typefaces kerning microcopy copywriter
copywriting ux ui usability uxr accessibility wcag responsive clickthrough clickable skeuomorphic unmoderated moderated
seo sem ppc cpc cpm cpa roas roi kpi kpis okr okrs gmv arr mrr ltv cac nps csat ctr utm adwords adsense analytics influencer influencers
hashtag hashtags blog blogs blogger bloggers blogging newsletter newsletters clickbait retargeting remarketing programmatic geotargeting
incrementality upsell upsells upselling upsold cross-sell resell reseller resellers rebate rebates churn churned leaderboard leaderboards
gamification gamified gamify monetization monetisation monetize monetise monetized monetised freemium paywall paywalls
dropship dropshipping fulfilment marketplace marketplaces omnichannel backorder backorders stockout stockouts planogram planograms merchandiser
merchandising incoterms forwarder forwarders demurrage drayage intercompany deduplicate deduplicated deduplication reconcile reconciliations
xero sage quickbooks netsuite oracle sap hyperion bloomberg refinitiv wind factset ifrs gaap sox ebitda capex opex dcf lbo ipo ipos spac
delisting securitization securitisation securitized underwriter underwriters underwriting fundraise fundraised fundraising crowdfunding crowdfunded
payroll payrolls timesheet timesheets backpay headcount headcounts salarycap jobseeker jobseekers shortlist shortlists shortlisted shortlisting
timetabling timetabled prepopulated autofill
mechatronics solidworks autocad catia creo ansys abaqus fusion360 tekla tedds revit navisworks civil3d sketchup rhino grasshopper archicad bim
eurocode eurocodes formwork rebar rebars scaffolders snagging snag snags subgrade geotextile geotextiles geotechnical shotcrete prestressed
precast underpinning downpipe downpipes switchgear switchboard switchboards busbar busbars photovoltaic photovoltaics inverter inverters
microcontroller microcontrollers firmware bootloader bootloaders rtos freertos verilog vhdl fpga fpgas pcb pcbs gerber altium kicad
oscilloscope oscilloscopes soldering reflow lidar radar telematics actuator actuators servo servos plc plcs scada hmi modbus canbus
kaizen kanban scrum gemba poka-yoke fishbone sixsigma fmea ppap apqp msa spc oee andon takt heijunka jidoka weibull minitab
machinability castings moldflow overmolding toolpath toolpaths deburring deburr knurled chamfer chamfers
triage triaged triaging telehealth telemedicine telecare phlebotomy cannulation cannulate cannulated catheterisation catheterization
thrombolysis hyperacute dialysed dialyzed dialysing intubation intubated extubation tracheostomy perioperative preoperative postoperative intraoperative
polypharmacy deprescribing sepsis debridement anticoagulation comorbidity comorbidities biomarker biomarkers genotyped genotyping confocal
pipetting pipette pipettes pipetted elisa qpcr crispr bioinformatics snakemake nextflow transcriptomics proteomics metabolomics epigenetics
immunoassay immunoassays histopathology cytometry chromatography spectrometry spectrometer electrophoresis sequencer sequencers
stata spss endnote zotero mendeley nvivo qualtrics praat kaldi elan corpora preprint preprints peer-reviewed interdisciplinary
pedagogy pedagogical scaffolded scaffolding phonics numeracy kahoot quizlet desmos geogebra moodle canvas teeline safeguarding pastoral edpuzzle
formative summative differentiated coursework homeschool homeschooled homeschooling ielts toefl celta delta esl efl tefl tesol
subtitle subtitles subtitled subtitling subtitler transcreation localise localize localised localized localization localisation termbase termbases
glossary glossaries memoq trados wordfast proofread proofreads proofreading proofreader proofreaders blurb blurbs paperback paperbacks hardback
videographer videographers videography timelapse colourist colorist b-roll voiceover voiceovers greenscreen livestreams teleprompter
barista baristas latte mise sommelier sommeliers upselling tableside prepped pos epos mews opera micros concierge housekeeping turndown
chartership incorporated paralegal paralegals conveyancing e-discovery ediscovery disclosure litigator litigators redline redlines redlined redlining
indemnity indemnities counterparty counterparties whistleblowing anti-bribery gdpr ccpa pipl hipaa iso27001 pci
olds alongs mortem virtualise virtualised virtualize virtualized restartable prototyped prototyping mis weldment weldments dewater dewatering
misconnection misconnections diarise diarised diarising bronchoscopy bronchoscopies endoscopy endoscopies rostered rostering cannula cannulas misroute misrouted passivate passivated passivation perovskite perovskites lorem ipsum amet parser parsers recalibrate recalibrated recalibrating forecasted aider aiders pytest unittest junit dosimetry getter getters bund bunds lorem ipsum scikit canva recognisers recognizer recordable miscoded rebalanced rebalancing rebalance lifecycle lifecycles signup signups login logins checkout checkouts
dropdown dropdowns popup popups tooltip tooltips screenshot screenshots touchscreen smartphone smartphones multichannel multilingual multinational
wechat weibo xiaohongshu douyin tiktok taobao tmall alipay pinduoduo bilibili zhihu baidu tencent alibaba huawei bytedance meituan didi
mandarin cantonese putonghua hsk gaokao pinyin hanyu beijing shanghai guangzhou shenzhen hangzhou nanjing chengdu wuhan xiamen suzhou tianjin chongqing
`
  .trim()
  .split(/\s+/u)
