/** The pattern of a route, such as `/app/appointments/:id`: never an address, so never an id, a key, an e-mail or a returnUrl. */
export type RoutePattern = string;

/** Where page views go (spec §2). An adapter sends a pattern and nothing about the person. */
export type PageViewPort = { view: (pattern: RoutePattern) => void };
