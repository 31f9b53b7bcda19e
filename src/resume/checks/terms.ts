import type { Slip } from './finding.ts'
import { slipsIn } from './slips.ts'

/** Names of products and techniques that are written in one way only, and are no other words in small letters. */
const terms = `
GitHub GitLab LinkedIn YouTube WeChat TikTok WhatsApp PayPal OpenAI ChatGPT WordPress HubSpot DingTalk AliExpress eBay Airbnb
JavaScript TypeScript CoffeeScript PowerShell PostgreSQL MySQL SQLite NoSQL MongoDB MariaDB RabbitMQ RocketMQ GraphQL ClickHouse
OpenSearch Elasticsearch Kubernetes DevOps MLOps iOS iPadOS macOS watchOS HarmonyOS CentOS VMware OAuth WebSocket gRPC
jQuery NestJS FastAPI PyTorch TensorFlow NumPy SciPy LangChain OpenCV LabVIEW AutoCAD ArcGIS SketchUp PowerPoint OneNote
SharePoint InDesign FineReport QuickBooks NetSuite Photoshop PySpark BigQuery CloudFormation ServiceNow Salesforce
`
  .trim()
  .split(/\s+/u)

const canonical = new Map(terms.map((term) => [term.toLowerCase(), term]))
const anyTerm = new RegExp(`(?<![\\w./@#-])(?:${terms.join('|')})(?![\\w@]|[./]\\w)`, 'giu')

/** Whether a word is a term, in upper or lower case; wrong case is a finding of its own. */
export function isTerm(word: string): boolean {
  return canonical.has(word.toLowerCase())
}

/** Finds terms in the wrong case, such as Javascript. Words in capitals are left alone: titles are written so. */
export function termSlips(text: string): Slip[] {
  return slipsIn(text, anyTerm, ([word]) => canonical.get(word.toLowerCase()) ?? word).filter(
    ({ text: word, fixes }) => word !== fixes[0] && word !== word.toUpperCase(),
  )
}
