/** `none` is our 204, `empty` any 204; a `page` may be HTML, a `count` a number or its text. */
type Kind =
  | 'none'
  | 'empty'
  | 'page'
  | 'text'
  | 'textOrNull'
  | 'count'
  | 'file'
  | 'stream'
  | 'id'
  | 'instant'
  | 'day'
  | 'zone'
  | 'number'
  | 'flag'
  | 'record';

/**
 * What the portal relies on in a success. `?`: may be missing or null. `either`: ours first, then another back end's
 * (spec §7: not shown).
 */
export type Shape =
  Kind | { readonly [field: string]: Shape } | readonly ['each' | 'some', Shape] | readonly ['either', Shape, Shape];
