/** What the portal sends of a report; the note as the portal masked it. */
export const reportOf = (reference: string, { note = 'Rien ne bouge. •••', contact = '' } = {}) => ({
  reference,
  contact,
  lang: 'fr',
  file: JSON.stringify({
    meta: {
      format: 'portal-trace/1',
      reference,
      app: '1.0.0+3fa1b2c4',
      lang: 'fr',
      browser: 'Firefox <130>',
      viewport: '390x844',
      createdAt: '2026-11-20T17:00:00.000Z',
      note,
      redaction: 'v2',
      dropped: 0,
      minutes: [0],
    },
    payload: JSON.stringify([{ type: 'nav/changed' }]),
    preloadedState: '{}',
  }),
});
