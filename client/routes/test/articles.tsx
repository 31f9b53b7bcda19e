import '#client/styles/articles.css'
import '#client/styles/article.css'
import { ArticleRows } from '#client/features/articles/article-rows.tsx'
import { ArticleText } from '#client/features/articles/article-text.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { testMessages } from '#client/i18n/test.ts'
import { Section, Specimen } from './section.tsx'

const article = {
  id: 2010,
  title: '考研考公没上岸再找工作，备考这一年怎么写',
  summary: '全职备考一两年后找工作，简历上这段怎么写，面试被问“明年还考吗”怎么答。',
  category: { facet: 'situation', slug: 'gap', name: '空窗期' },
  views: 1280,
  minutes: 3,
  published_at: Date.UTC(2026, 10, 1),
  updated_at: Date.UTC(2026, 10, 10),
} as const

const html = `<h2>这一年写进简历，一行就够</h2><p>写明方向，<strong>不写分数</strong>，见 <a href="https://example.com">说明</a>。</p>
<blockquote class="before"><p><strong>改前</strong></p><p>在家备考</p></blockquote>
<blockquote class="after"><p><strong>改后</strong></p><p>2025.07—2026.04 全职备考，初试已完成</p></blockquote>
<h3>列表与表格</h3><ol><li>第一步<ul><li>细目</li></ul></li></ol>
<ul><li><span class="tick-box" aria-hidden="true">☐</span> 查一遍</li></ul>
<div class="table-scroll" role="group" aria-label="表格" tabindex="0"><table><thead><tr><th scope="col">招聘方</th><th scope="col">口径</th></tr></thead><tbody><tr><td>企业校招</td><td>按毕业年份</td></tr></tbody></table></div>`

/** A row of a list, and everything an article can contain. */
export function ArticleSection() {
  const t = useMessages(testMessages)
  return (
    <Section id="articles" title={t.articles}>
      <div className="grid gap-10 lg:grid-cols-2" lang="zh-CN">
        <Specimen name="row">
          <ArticleRows articles={[article]} />
        </Specimen>
        <Specimen name="text">
          <ArticleText html={html} />
        </Specimen>
      </div>
    </Section>
  )
}
