import type { Delegate } from '../../../../contract/delegates.ts';
import { Stack } from '../../../ui';
import { DelegateCard } from './DelegateCard';

/** One group of them under its heading; `none` is said where there is nobody. */
export function Delegates({ title, delegates, none }: { title: string; delegates: readonly Delegate[]; none: string }) {
  return (
    <Stack as="section" aria-label={title}>
      <h2>{title}</h2>
      {delegates.length === 0 && <p>{none}</p>}
      {delegates.map((delegate) => (
        <DelegateCard key={delegate.linkId} delegate={delegate} />
      ))}
    </Stack>
  );
}
