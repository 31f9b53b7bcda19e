import type { Design } from './design.ts'

export const frame: Design = {
  id: 'frame',
  name: { zh: '窗格', en: 'Frame' },
  summary: {
    zh: '细线方框标题与墨绿点缀，配照片，稳重清晰。',
    en: 'Outlined title labels in deep green with a portrait; steady and clear.',
  },
  palette: {
    ink: '#1E2421',
    muted: '#636B67',
    accent: '#2B5748',
    line: '#AFBDB7',
    panel: '#EDF2F0',
    onPanel: '#1E2421',
    onPanelMuted: '#636B67',
  },
  fonts: {
    body: { latin: 'Cambria', eastAsian: '微软雅黑' },
    display: { latin: 'Cambria', eastAsian: '微软雅黑' },
  },
  type: {
    body: 10,
    small: 9.5,
    name: 23,
    headline: 11.5,
    heading: 11,
    leading: { zh: 1.62, en: 1.4 },
    nameTracking: 5,
    headingTracking: 1.2,
    headingCaps: false,
    nameBold: true,
    headingBold: true,
  },
  spacing: { section: 15, heading: 7, item: 8, block: 2 },
  margin: { top: 16, right: 18, bottom: 15, left: 18 },
  layout: { kind: 'single' },
  header: { kind: 'left', rule: false },
  heading: 'box',
  entry: { layout: 'columns', lead: 'org', accentLead: false },
  bullet: '•',
  photo: 25,
}
