export class TrailRefused extends Error {
  override readonly name = 'TrailRefused';
}
