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
  name: 'guest.name.title',
  birthDate: 'guest.birthDate.title',
  card: 'guest.card.title',
  contact: 'guest.contact.title',
  language: 'guest.language.title',
  check: 'review.title',
  code: 'guest.code.title',
  done: 'confirmed.title',
} as const;

export const manageSteps = {
  visit: 'appointment.title',
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
  visit: 'appointment.title',
  cancel: 'cancel.title',
  done: 'cancel.done.title',
  expired: 'appointmentLink.expired.title',
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
  expired: 'appointmentLink.expired.title',
} as const;
