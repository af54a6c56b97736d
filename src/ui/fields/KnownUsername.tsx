/** Tells a password manager whose new password this is; the page says the same in words. */
export function KnownUsername({ value }: { value: string }) {
  return <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />;
}
