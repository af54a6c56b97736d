/** Of no patient, so in no access log. Apart from the schemas, which a browser does not load. */
export const slotActions = ['slot.added', 'slot.withdrawn', 'slot.offered'] as const;

export type SlotAction = (typeof slotActions)[number];
