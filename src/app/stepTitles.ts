import type { MessageKey } from '../i18n/keys';

/** By `step` in the address. */
export const stepTitles = {
  booking: {
    who: 'booking.who.title',
    places: 'booking.places.title',
    review: 'review.title',
    confirmed: 'confirmed.title',
  },
  moving: { places: 'booking.places.title', review: 'move.review', confirmed: 'move.done' },
  guest: {
    search: 'booking.title',
    places: 'booking.places.title',
    name: 'guest.name.title',
    birthDate: 'guest.birthDate.title',
    card: 'guest.card.title',
    contact: 'guest.contact.title',
    language: 'guest.language.title',
    check: 'review.title',
    code: 'guest.code.title',
    done: 'confirmed.title',
  },
  manage: {
    visit: 'appointment.title',
    search: 'move.title',
    places: 'booking.places.title',
    review: 'move.review',
    cancel: 'cancel.title',
    cancelled: 'cancel.done.title',
  },
  invitation: {
    places: 'booking.places.title',
    review: 'review.title',
    done: 'confirmed.title',
    cancel: 'cancel.title',
  },
  mailedLink: {
    visit: 'appointment.title',
    cancel: 'cancel.title',
    done: 'cancel.done.title',
    expired: 'appointmentLink.expired.title',
  },
  adding: {
    who: 'dependents.add.who',
    link: 'dependents.add.link',
    ask: 'dependents.add.ask',
    check: 'dependents.add.check',
    done: 'dependents.added.page',
  },
  agreement: {
    request: 'agreement.title',
    done: 'agreement.done.page',
    expired: 'appointmentLink.expired.title',
  },
} as const satisfies Record<string, Partial<Record<string, MessageKey>>>;

export type Journey = keyof typeof stepTitles;
