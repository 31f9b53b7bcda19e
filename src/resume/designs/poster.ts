import type { Design } from './design.ts'

export const poster: Design = {
  id: 'poster',
  name: { zh: '碑帖', en: 'Poster' },
  summary: {
    zh: '巨大的姓名与粗横线，像一张海报。',
    en: 'A name set as a poster, heavy rules and one spot of vermilion.',
  },
  palette: {
    ink: '#111111',
    muted: '#5E5E5E',
    accent: '#111111',
    line: '#111111',
    panel: '#F2F2F2',
    onPanel: '#111111',
    onPanelMuted: '#5E5E5E',
  },
  fonts: {
    body: { latin: 'Arial', eastAsian: '微软雅黑' },
    display: { latin: 'Arial', eastAsian: '黑体' },
  },
  type: {
    body: 9.5,
    small: 9,
    name: 40,
    headline: 13,
    heading: 12.5,
    leading: { zh: 1.66, en: 1.46 },
    nameTracking: 6,
    headingTracking: 0,
    headingCaps: false,
    nameBold: true,
    headingBold: true,
  },
  spacing: { section: 15, heading: 5, item: 8, block: 2 },
  margin: { top: 17, right: 18, bottom: 14, left: 18 },
  layout: { kind: 'single' },
  header: { kind: 'left', rule: false },
  heading: 'overline',
  entry: { layout: 'stacked', lead: 'title', accentLead: false },
  bullet: '–',
  photo: 0,
}
