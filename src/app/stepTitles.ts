/** By `step` in the address. */

export const bookingSteps = {
  who: 'booking.who.title',
  places: 'booking.places.title',
  review: 'review.title',
  confirmed: 'confirmed.title',
} as const;

export const movingSteps = { places: 'booking.places.title', review: 'move.review', confirmed: 'move.done' } as const;

export const guestSteps = {
  search: 'booking.title',
  places: 'booking.places.title',
  name: 'express.name.title',
  birthDate: 'express.birthDate.title',
  card: 'express.card.title',
  contact: 'express.contact.title',
  language: 'express.language.title',
  check: 'review.title',
  code: 'express.code.title',
  done: 'confirmed.title',
} as const;

export const manageSteps = {
  visit: 'visit.title',
  search: 'move.title',
  places: 'booking.places.title',
  review: 'move.review',
  cancel: 'cancel.title',
  cancelled: 'cancel.done.title',
} as const;

export const invitationSteps = {
  places: 'booking.places.title',
  review: 'review.title',
  done: 'confirmed.title',
  cancel: 'cancel.title',
} as const;

export const mailedLinkSteps = {
  visit: 'visit.title',
  cancel: 'cancel.title',
  done: 'cancel.done.title',
  expired: 'visitLink.expired.title',
} as const;

export const addingSteps = {
  who: 'dependents.add.who',
  link: 'dependents.add.link',
  ask: 'dependents.add.ask',
  check: 'dependents.add.check',
  done: 'dependents.added.page',
} as const;

export const agreementSteps = {
  request: 'agreement.title',
  done: 'agreement.done.page',
  expired: 'visitLink.expired.title',
} as const;
