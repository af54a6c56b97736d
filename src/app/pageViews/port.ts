/** A route pattern such as `/app/appointments/:id`: never an address, so never an id, key, email or returnUrl. */
export type RoutePattern = string;

/** Where page views go (spec §2); an adapter sends nothing about the person. */
export type PageViewPort = { view: (pattern: RoutePattern) => void };
