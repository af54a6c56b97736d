/** What takes one check away. `route`: the call that the check stands before, where it stands in a route. */
export type Removal = { start: number; end: number; text: string; route?: string };
