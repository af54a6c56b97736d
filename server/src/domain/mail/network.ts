export type Network = { name: string; host: string };

/** @param from `Réseau Boréal <portail@boreal.example>`, the name in quotes or not */
export const networkOf = ({ mail: { from }, publicUrl }: { mail: { from: string }; publicUrl: string }): Network => {
  const { host, pathname } = new URL(publicUrl);
  const name = from
    .replace(/<[^>]*>\s*$/, '')
    .replaceAll('"', '')
    .trim();
  return { name, host: `${host}${pathname}`.replace(/\/$/, '') };
};
