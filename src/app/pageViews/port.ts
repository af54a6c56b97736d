/** Such as `/app/appointments/:id`: never an address, so never an id, key, email or returnUrl. */
export type RoutePattern = string;

/** Where page views go (spec §2), without personal data. */
export type PageViewPort = { view: (pattern: RoutePattern) => void };
