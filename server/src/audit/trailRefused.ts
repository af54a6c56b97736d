/** Its message is for the operator. */
export class TrailRefused extends Error {
  override readonly name = 'TrailRefused';
}
